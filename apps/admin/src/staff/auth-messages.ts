import type { AuthFailureReason } from '@raade/firebase/auth-failure';

/** Advice about a sign-in that failed. */
export const AUTH_MESSAGES: Readonly<Record<AuthFailureReason, string>> = {
  'wrong-credentials': 'The email address or the password is not right. Please try again.',
  'account-disabled': 'This account is disabled. Please ask another member of staff to enable it.',
  'too-many-tries': 'Too many tries. Please wait a few minutes, then try again.',
  unreachable:
    'We could not reach the sign-in service. Please check your connection and try again.',
  'popup-blocked':
    'Your browser did not open the window to sign in. Please allow pop-ups for this site and try again.',
  cancelled: 'The window was closed before you had signed in.',
  unknown: 'Signing in did not work. Please try again later.',
};
