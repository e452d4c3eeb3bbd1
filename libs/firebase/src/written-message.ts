import type { FunctionsError } from 'firebase/functions';

/** The SDK adds the HTTP status to what came with an answer, and to nothing else. */
const ANSWERED = /^(.*) \[\d+\]$/s;
/** What it says where the function has said nothing. */
const STATUS_ONLY = /^(?:Backend|Unknown backend) error status: /;

/** What the function wrote of its failure, for people to read; undefined if it wrote nothing. */
export function writtenMessage({
  code,
  message,
}: Pick<FunctionsError, 'code' | 'message'>): string | undefined {
  const text = ANSWERED.exec(message)?.[1];
  if (!text || STATUS_ONLY.test(text)) return undefined;
  // Without a word, the code stands there; the framework of the functions writes it in capitals.
  const isCode = `functions/${text.toLowerCase().replace(/[\s_]/g, '-')}` === code;
  return isCode ? undefined : text;
}
