import { FirebaseError } from 'firebase/app';

/** The reasons of failures that the sign-in pages distinguish. */
export type AuthFailureReason =
  | 'wrong-credentials'
  | 'account-disabled'
  | 'too-many-tries'
  | 'unreachable'
  | 'popup-blocked'
  /** The person closed the window, or opened another one. */
  | 'canceled'
  /** The link of a mail was used already, has expired, or its account was deleted. */
  | 'link-over'
  | 'weak-password'
  /** The password is right, and the second factor is needed: `second-factor.ts` continues the sign-in. */
  | 'second-factor-needed'
  | 'wrong-code'
  /** The code of a text message, or the key for an authenticator app, has expired. */
  | 'code-expired'
  /** Too much time has passed since the password was entered, or the second factor was removed. */
  | 'sign-in-expired'
  /** A change of the account needs a recent sign-in. */
  | 'sign-in-too-old'
  | 'wrong-phone-number'
  /** The account has this second factor already, or the maximum number of them. */
  | 'factor-there-already'
  /** Our pages do not support the account's only second factor. */
  | 'factor-not-supported'
  /** The feature is not enabled in Firebase Auth. */
  | 'not-switched-on'
  | 'unknown';

/**
 * Reasons by the codes of the SDK. Unknown address and wrong password have the same reason, so that nobody can find out
 * who has an account.
 */
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
  'auth/popup-closed-by-user': 'canceled',
  'auth/cancelled-popup-request': 'canceled',
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

/** The failure of a sign-in or of another operation of Firebase Auth. `cause` is the SDK's error. */
export class AuthFailure extends Error {
  override readonly name = 'AuthFailure';
  readonly reason: AuthFailureReason;

  constructor(reason: AuthFailureReason, options?: ErrorOptions) {
    super(`Firebase Auth refused: ${reason}`, options);
    this.reason = reason;
  }
}

/** Converts an error of the SDK. */
export function authFailureOf(cause: unknown): AuthFailure {
  if (cause instanceof AuthFailure) return cause;
  const code = cause instanceof FirebaseError ? cause.code : '';
  return new AuthFailure(REASONS[code] ?? 'unknown', { cause });
}

/** Runs an operation of Firebase Auth and converts its errors. @throws AuthFailure */
export async function orAuthFailure<Answer>(operation: () => Promise<Answer>): Promise<Answer> {
  try {
    return await operation();
  } catch (error) {
    throw authFailureOf(error);
  }
}
