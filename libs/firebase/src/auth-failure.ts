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
  /** The password is right, and a code is asked for: `second-factor.ts` goes on from here. */
  | 'second-factor-needed'
  | 'wrong-code'
  /** The code of a message, or the key of an app, is too old: both have to be asked for anew. */
  | 'code-expired'
  /** The password was given too long ago to go on with a code, or the second factor is gone. */
  | 'sign-in-expired'
  /** Changes of an account require a sign-in within the last minutes. */
  | 'sign-in-too-old'
  | 'wrong-phone-number'
  /** The account has this second factor already, or as many as it can have. */
  | 'factor-there-already'
  /** The account's only second factor is one that our pages cannot ask for. */
  | 'factor-not-supported'
  /** Firebase Auth was not set up for it. */
  | 'not-switched-on'
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
  'auth/multi-factor-auth-required': 'second-factor-needed',
  'auth/invalid-verification-code': 'wrong-code',
  'auth/missing-verification-code': 'wrong-code',
  'auth/code-expired': 'code-expired',
  'auth/invalid-verification-id': 'code-expired',
  'auth/invalid-multi-factor-session': 'sign-in-expired',
  'auth/missing-multi-factor-session': 'sign-in-expired',
  'auth/multi-factor-info-not-found': 'sign-in-expired',
  'auth/user-token-expired': 'sign-in-expired',
  'auth/requires-recent-login': 'sign-in-too-old',
  'auth/invalid-phone-number': 'wrong-phone-number',
  'auth/second-factor-already-in-use': 'factor-there-already',
  'auth/maximum-second-factor-count-exceeded': 'factor-there-already',
  'auth/operation-not-allowed': 'not-switched-on',
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
  if (cause instanceof AuthFailure) return cause;
  const code = cause instanceof FirebaseError ? cause.code : '';
  return new AuthFailure(REASONS[code] ?? 'unknown', { cause });
}

/** Does some work of Firebase Auth. @throws AuthFailure */
export async function orAuthFailure<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw authFailureOf(error);
  }
}
