import { ERROR_MESSAGES } from '@raade/contracts/error-messages';
import type { PartViews } from '@raade/federation';
import { Spinner } from '@raade/ui';
import type { ComponentProps } from 'react';
import { PartFrame } from './part-frame.ts';

type PlaceholderProps = ComponentProps<PartViews['Placeholder']>;

export function PartPlaceholder({ kind }: PlaceholderProps) {
  const text = kind === 'page' ? ERROR_MESSAGES.loadingPage : ERROR_MESSAGES.loadingSection;
  return (
    <PartFrame $kind={kind} role="status">
      <Spinner />
      <p>{text}</p>
    </PartFrame>
  );
}
