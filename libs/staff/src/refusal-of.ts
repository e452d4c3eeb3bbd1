import { CallFailure } from '@raade/firebase/callables';

/** Codes of failures whose message is written for staff. */
const CODES_WITH_MESSAGE: readonly string[] = [
  'aborted',
  'already-exists',
  'failed-precondition',
  'invalid-argument',
  'not-found',
  'permission-denied',
  'unauthenticated',
];

const NOT_CHANGED = 'This could not be saved. Please try again.';

/**
 * The text for staff about a request that failed.
 * @param fallback the text if the server's message is not written for staff
 */
export function refusalOf(error: unknown, fallback = NOT_CHANGED): string {
  const hasMessage = error instanceof CallFailure && CODES_WITH_MESSAGE.includes(error.code);
  return (hasMessage && error.messageForUsers) || fallback;
}
