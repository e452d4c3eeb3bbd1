import type { AnswerWords } from '@raade/contracts/applications/application-decisions';
import { filledAnswer } from '@raade/emails/answer-text';
import { Notice } from '@raade/ui';

interface AnswerPreviewProps {
  readonly words: AnswerWords;
  /** The fields of the application. */
  readonly application: object;
}

/** Preview of the answer to one applicant, without the signature. */
export function AnswerPreview({ words, application }: AnswerPreviewProps) {
  const { subject, text } = filledAnswer(words, application);
  return (
    <Notice>
      <strong>{subject}</strong>
      <p style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{text}</p>
    </Notice>
  );
}
