import { CallFailure } from '@raade/firebase/callables';

/** Codes of refusals whose message is written for staff. */
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
 * The message for a change that was refused.
 * @param otherwise the message where that of the server is not written for staff
 */
export function refusalOf(error: unknown, otherwise = NOT_CHANGED): string {
  const hasMessage = error instanceof CallFailure && CODES_WITH_MESSAGE.includes(error.code);
  return (hasMessage && error.messageForUsers) || otherwise;
}
