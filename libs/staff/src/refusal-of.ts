import { CallFailure } from '@raade/firebase/callables';

/** Refusals whose message is written for who reads it on a page of staff. */
const TOLD_BY_THE_SERVER: readonly string[] = [
  ...['aborted', 'already-exists', 'failed-precondition', 'invalid-argument', 'not-found'],
  ...['permission-denied', 'unauthenticated'],
];

const NOT_CHANGED = 'This could not be saved. Please try again.';

/** The words for a change that was not made. `otherwise`: where the server has none for who reads it here. */
export function refusalOf(error: unknown, otherwise = NOT_CHANGED): string {
  const isTold = error instanceof CallFailure && TOLD_BY_THE_SERVER.includes(error.code);
  return (isTold && error.written) || otherwise;
}
