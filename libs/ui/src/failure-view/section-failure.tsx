import { ERROR_MESSAGES } from '@raade/contracts/base/failure-messages';
import type { Failure } from '@raade/platform';
import { FailureView } from './failure-view.tsx';

interface SectionFailureProps {
  readonly failure: Failure;
  /** Whether it stands on dark ground in both themes. */
  readonly isOnNight?: boolean;
  /** Text of the button; by default the visitor is offered another try. */
  readonly action?: string;
  readonly onAction: () => void;
}

/** What stands within a section whose content could not be loaded or that threw. */
export function SectionFailure({
  failure: { reason, error, componentStack },
  isOnNight = false,
  action = ERROR_MESSAGES.section.action,
  onAction,
}: SectionFailureProps) {
  const { failed, unavailable, text } = ERROR_MESSAGES.section;
  return (
    <FailureView
      size="section"
      look={isOnNight ? 'night' : 'quiet'}
      title={reason === 'threw' ? failed : unavailable}
      text={text}
      error={error}
      componentStack={componentStack}
      action={action}
      onAction={onAction}
    />
  );
}
