import { ERROR_MESSAGES } from '@raade/contracts/error-messages';
import type { Failure } from '@raade/platform';
import { Section, type Tone } from '../section/section.tsx';
import { FailureView } from './failure-view.tsx';

interface SectionUnavailableProps {
  /** The anchor of the section that it stands in for. */
  readonly id?: string;
  readonly tone?: Tone;
  readonly failure: Failure;
  /** Text of the button; by default the visitor is offered another try. */
  readonly action?: string;
  readonly onAction: () => void;
}

/**
 * The fallback of a section of a page, or of the frame, that could not be loaded or that threw. A page's own is
 * `parts/part-unavailable.tsx` of the shell.
 */
export function SectionUnavailable({
  id,
  tone = 'page',
  failure: { reason, error, componentStack },
  action = ERROR_MESSAGES.section.action,
  onAction,
}: SectionUnavailableProps) {
  const { failed, unavailable, text } = ERROR_MESSAGES.section;
  return (
    <Section {...(id !== undefined && { id })} tone={tone}>
      <FailureView
        size="section"
        look={tone === 'night' ? 'night' : 'quiet'}
        title={reason === 'threw' ? failed : unavailable}
        text={text}
        error={error}
        componentStack={componentStack}
        action={action}
        onAction={onAction}
      />
    </Section>
  );
}
