import type { FunctionsError } from 'firebase/functions';

/** The message of an error that the function answered: the SDK appends the HTTP status. */
const ANSWERED = /^(.*) \[\d+\]$/s;
/** The SDK's message if the function has written none. */
const STATUS_ONLY = /^(?:Backend|Unknown backend) error status: /;

/** The message for users that a function has written in its error; undefined if it wrote none. */
export function writtenMessage({
  code,
  message,
}: Pick<FunctionsError, 'code' | 'message'>): string | undefined {
  const text = ANSWERED.exec(message)?.[1];
  if (!text || STATUS_ONLY.test(text)) return undefined;
  // For an error without a message, Firebase Functions writes the code in capitals.
  const isCode = `functions/${text.toLowerCase().replace(/[\s_]/g, '-')}` === code;
  return isCode ? undefined : text;
}
