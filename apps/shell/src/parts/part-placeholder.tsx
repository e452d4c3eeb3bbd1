import { ERROR_MESSAGES } from '@raade/contracts/base/error-messages';
import type { PartViews } from '@raade/federation';
import { Spinner } from '@raade/ui';
import type { ComponentProps } from 'react';
import { PartFrame } from './part-frame.styles.ts';

type PlaceholderProps = ComponentProps<PartViews['Placeholder']>;

export function PartPlaceholder({ kind }: PlaceholderProps) {
  const text = kind === 'page' ? ERROR_MESSAGES.loadingPage : ERROR_MESSAGES.loadingSection;
  return (
    <PartFrame $kind={kind} role="status" data-needs-script>
      <Spinner />
      <p>{text}</p>
    </PartFrame>
  );
}
