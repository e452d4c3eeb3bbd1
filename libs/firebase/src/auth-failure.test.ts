import { FirebaseError } from 'firebase/app';
import { AuthFailure, authFailureOf } from './auth-failure.ts';

test.each([
  ['auth/invalid-credential', 'wrong-credentials'],
  ['auth/user-not-found', 'wrong-credentials'],
  ['auth/wrong-password', 'wrong-credentials'],
  ['auth/user-disabled', 'account-disabled'],
  ['auth/too-many-requests', 'too-many-tries'],
  ['auth/network-request-failed', 'unreachable'],
  ['auth/popup-blocked', 'popup-blocked'],
  ['auth/popup-closed-by-user', 'canceled'],
  ['auth/cancelled-popup-request', 'canceled'],
  ['auth/expired-action-code', 'link-over'],
  ['auth/invalid-action-code', 'link-over'],
  ['auth/weak-password', 'weak-password'],
  ['auth/password-does-not-meet-requirements', 'weak-password'],
  ['auth/multi-factor-auth-required', 'second-factor-needed'],
  ['auth/invalid-verification-code', 'wrong-code'],
  ['auth/code-expired', 'code-expired'],
  ['auth/invalid-multi-factor-session', 'sign-in-expired'],
  ['auth/requires-recent-login', 'sign-in-too-old'],
  ['auth/second-factor-already-in-use', 'factor-there-already'],
  ['auth/operation-not-allowed', 'not-switched-on'],
  ['auth/internal-error', 'unknown'],
])('the code %s has the reason %s', (code, reason) => {
  const cause = new FirebaseError(code, 'From the SDK.');
  expect(authFailureOf(cause)).toMatchObject({ reason, cause });
});

test('a failure that has its reason already keeps it', () => {
  const failure = new AuthFailure('wrong-code');
  expect(authFailureOf(failure)).toBe(failure);
});

test('errors that are not from the SDK are unknown', () => {
  expect(authFailureOf(new TypeError('Oh.'))).toMatchObject({ reason: 'unknown' });
});
