import { ERROR_MESSAGES } from '@raade/contracts/base/failure-messages';
import type { PartViews } from '@raade/federation';
import { styled } from '@raade/platform';
import { Spinner } from '@raade/ui';
import type { ComponentProps } from 'react';

type PlaceholderProps = ComponentProps<PartViews['Placeholder']>;

/** Reserves space for a page or section that is still loading, so that the footer does not jump. */
const PartFrame = styled.div<{ $kind: 'page' | 'section' }>`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-4);
  min-height: ${({ $kind }) => ($kind === 'page' ? '100svh' : '24rem')};
  padding: calc(var(--navbar-height) + var(--space-4)) var(--page-gutter) var(--space-4);
  text-align: center;
`;

export function PartPlaceholder({ kind }: PlaceholderProps) {
  const text = kind === 'page' ? ERROR_MESSAGES.loadingPage : ERROR_MESSAGES.loadingSection;
  return (
    <PartFrame $kind={kind} role="status" data-needs-script>
      <Spinner />
      <p>{text}</p>
    </PartFrame>
  );
}
