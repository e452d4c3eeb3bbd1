import type { AuthFailureReason } from '@raade/firebase/auth-failure';

/** One text for all that is not right about it: each of its own would tell who has an account. */
const NOT_RIGHT =
  'The email address or the password is not right, or the account is no longer in use. Please try again, or ask another member of staff.';

/** Advice about a sign-in that failed. */
export const AUTH_MESSAGES: Readonly<Record<AuthFailureReason, string>> = {
  'wrong-credentials': NOT_RIGHT,
  'account-disabled': NOT_RIGHT,
  'too-many-tries': 'Too many tries. Please wait a few minutes, then try again.',
  unreachable:
    'We could not reach the sign-in service. Please check your connection and try again.',
  'popup-blocked':
    'Your browser did not open the window to sign in. Please allow pop-ups for this site and try again.',
  cancelled: 'The window was closed before you had signed in.',
  'link-over': 'This link was used already, or is older than an hour.',
  'weak-password': 'This password is too easy to guess. Please use a longer one.',
  unknown: 'Signing in did not work. Please try again later.',
};
