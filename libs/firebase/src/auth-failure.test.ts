import { FirebaseError } from 'firebase/app';
import { authFailureOf } from './auth-failure.ts';

test.each([
  ['auth/invalid-credential', 'wrong-credentials'],
  ['auth/user-not-found', 'wrong-credentials'],
  ['auth/wrong-password', 'wrong-credentials'],
  ['auth/user-disabled', 'account-disabled'],
  ['auth/too-many-requests', 'too-many-tries'],
  ['auth/network-request-failed', 'unreachable'],
  ['auth/popup-blocked', 'popup-blocked'],
  ['auth/popup-closed-by-user', 'cancelled'],
  ['auth/cancelled-popup-request', 'cancelled'],
  ['auth/expired-action-code', 'link-over'],
  ['auth/invalid-action-code', 'link-over'],
  ['auth/weak-password', 'weak-password'],
  ['auth/password-does-not-meet-requirements', 'weak-password'],
  ['auth/internal-error', 'unknown'],
])('%s is %s', (code, reason) => {
  const cause = new FirebaseError(code, 'From the SDK.');
  expect(authFailureOf(cause)).toMatchObject({ reason, cause });
});

test('what is no error of the SDK is unknown', () => {
  expect(authFailureOf(new TypeError('Oh.'))).toMatchObject({ reason: 'unknown' });
});
