import { CallFailure } from '@raade/firebase/callables';

const SIGN_IN =
  'Your session has ended, or your account is no longer staff. Sign out, sign in again, and start anew.';
const WAIT = 'Stripe or our service is busy or cannot be reached. Wait a moment, then carry on.';
const REPORT =
  'Something went wrong on our side. Carry on; if it stops here again, tell whoever looks after the site that the log of reconcile-donations has the cause.';

const ADVICE: Readonly<Record<string, string>> = {
  unauthenticated: SIGN_IN,
  'permission-denied': SIGN_IN,
  unavailable: WAIT,
  'deadline-exceeded': WAIT,
  'resource-exhausted': WAIT,
  // Nothing answered.
  unknown: WAIT,
};

/** The advice about a call that failed. */
export function adviceFor(error: unknown): string {
  return (error instanceof CallFailure && ADVICE[error.code]) || REPORT;
}
