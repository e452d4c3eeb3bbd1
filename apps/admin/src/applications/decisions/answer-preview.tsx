import type { AnswerMessage } from '@raade/contracts/applications/application-decisions';
import { filledAnswer } from '@raade/emails/answer-text';
import { Notice } from '@raade/ui';

interface AnswerPreviewProps {
  readonly message: AnswerMessage;
  /** The fields of the application. */
  readonly application: object;
}

/** Preview of the answer to one applicant, without the signature. */
export function AnswerPreview({ message, application }: AnswerPreviewProps) {
  const { subject, text } = filledAnswer(message, application);
  return (
    <Notice>
      <strong>{subject}</strong>
      <p style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{text}</p>
    </Notice>
  );
}
