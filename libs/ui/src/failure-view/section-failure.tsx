import { ERROR_MESSAGES } from '@raade/contracts/base/failure-messages';
import type { Failure } from '@raade/platform';
import { FailureView } from './failure-view.tsx';
import type { ComponentProps } from 'react';
import { Section } from '../section/section.tsx';

interface SectionFailureProps {
  readonly failure: Failure;
  /** True if the background is dark in both themes. */
  readonly isOnNight?: boolean;
  /** Text of the button; by default "Try Again". */
  readonly action?: string;
  readonly onAction: () => void;
}

/** The replacement for a section whose content could not be loaded or that threw. */
export function SectionFailure({
  failure: { reason, ...caught },
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
      action={action}
      onAction={onAction}
      {...caught}
    />
  );
}

/** A whole section in place of one that failed. Failed pages use `parts/part-unavailable.tsx` of the shell. */
export function SectionUnavailable(
  props: Omit<ComponentProps<typeof SectionFailure>, 'isOnNight'>,
) {
  return (
    <Section>
      <SectionFailure {...props} />
    </Section>
  );
}
