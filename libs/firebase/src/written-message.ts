import type { FunctionsError } from 'firebase/functions';

/** The SDK adds the HTTP status to what came with an answer, and to nothing else. */
const ANSWERED = /^(.*) \[\d+\]$/s;
/** The SDK's text where the function has written nothing. */
const STATUS_ONLY = /^(?:Backend|Unknown backend) error status: /;

/** The function's words about its failure, for people; undefined if it wrote none. */
export function writtenMessage({
  code,
  message,
}: Pick<FunctionsError, 'code' | 'message'>): string | undefined {
  const text = ANSWERED.exec(message)?.[1];
  if (!text || STATUS_ONLY.test(text)) return undefined;
  // An error without a text has its code there; the framework of the functions writes it in capitals.
  const isCode = `functions/${text.toLowerCase().replace(/[\s_]/g, '-')}` === code;
  return isCode ? undefined : text;
}
