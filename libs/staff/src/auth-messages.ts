import { AuthFailure, type AuthFailureReason } from '@raade/firebase/auth-failure';

/** One message for all wrong credentials: different ones would reveal who has an account. */
const WRONG_CREDENTIALS =
  'The email address or the password is not right, or the account is no longer in use. Please try again, or ask another member of staff.';

/** The message for a failed sign-in. */
export const AUTH_MESSAGES: Readonly<Record<AuthFailureReason, string>> = {
  'wrong-credentials': WRONG_CREDENTIALS,
  'account-disabled': WRONG_CREDENTIALS,
  'too-many-tries': 'Too many tries. Please wait a few minutes, then try again.',
  unreachable:
    'We could not reach the sign-in service. Please check your connection and try again.',
  'popup-blocked':
    'Your browser did not open the window to sign in. Please allow pop-ups for this site and try again.',
  canceled: 'The window was closed before you had signed in.',
  'link-over': 'This link has already been used or is older than an hour.',
  'weak-password': 'This password is too easy to guess. Please use a longer one.',
  'second-factor-needed': 'Please enter the code of your second factor.',
  'wrong-code':
    'This code is not right, or was too old. Please enter the newest one. If your app keeps showing wrong codes, set the time on your phone to automatic.',
  'code-expired': 'This took too long. Please go back, then try again with a new code.',
  'sign-in-expired': 'This took too long, or your account was changed. Please sign in again.',
  'sign-in-too-old': 'You signed in too long ago for this. Please sign out, then sign in again.',
  'wrong-phone-number':
    'This is not a phone number. Please begin with + and the country code, like +1 713 555 0100.',
  'factor-there-already': 'Your account has this second factor already.',
  'factor-not-supported':
    'Your second factor is a text message, which these pages cannot send. Please ask an admin to remove it on the page People, then set up an authenticator app.',
  'not-switched-on':
    'This kind of second factor is not turned on here. Please tell the person who runs the site.',
  unknown: 'Signing in did not work. Please try again later.',
};

/** The reason of a failed sign-in or of another request that Firebase Auth refused. */
export const reasonOf = (error: unknown): AuthFailureReason =>
  error instanceof AuthFailure ? error.reason : 'unknown';
