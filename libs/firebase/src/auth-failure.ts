import { FirebaseError } from 'firebase/app';

/** Reasons on which somebody who signs in can act. */
export type AuthFailureReason =
  | 'wrong-credentials'
  | 'account-disabled'
  | 'too-many-tries'
  | 'unreachable'
  | 'popup-blocked'
  /** The person closed the window, or opened another one. */
  | 'cancelled'
  /** The link of a mail was used, is too old, or belongs to no account any more. */
  | 'link-over'
  | 'weak-password'
  | 'unknown';

/** The reasons do not tell which of the two is wrong: that would give away who has an account. */
const REASONS: Readonly<Record<string, AuthFailureReason>> = {
  'auth/invalid-credential': 'wrong-credentials',
  'auth/invalid-email': 'wrong-credentials',
  'auth/missing-password': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/wrong-password': 'wrong-credentials',
  'auth/user-disabled': 'account-disabled',
  'auth/too-many-requests': 'too-many-tries',
  'auth/network-request-failed': 'unreachable',
  'auth/popup-blocked': 'popup-blocked',
  'auth/popup-closed-by-user': 'cancelled',
  'auth/cancelled-popup-request': 'cancelled',
  'auth/expired-action-code': 'link-over',
  'auth/invalid-action-code': 'link-over',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
};

/** The failure of a sign-in, or of reading an account's role. The cause is the SDK's error, whole. */
export class AuthFailure extends Error {
  override readonly name = 'AuthFailure';
  readonly reason: AuthFailureReason;

  constructor(reason: AuthFailureReason, options?: ErrorOptions) {
    super(`Firebase Auth refused: ${reason}`, options);
    this.reason = reason;
  }
}

export function authFailureOf(cause: unknown): AuthFailure {
  const code = cause instanceof FirebaseError ? cause.code : '';
  return new AuthFailure(REASONS[code] ?? 'unknown', { cause });
}
