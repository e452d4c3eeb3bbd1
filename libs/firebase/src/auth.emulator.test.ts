import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { LOCAL_PROJECT_ID, SEEDED_STAFF } from '@raade/contracts/local/local-stack';
import { STAFF_ROLES } from '@raade/contracts/staff/roles';
import { type Account, observeAccount, signIn, signOut } from './auth.ts';
import type { AuthFailureReason } from './auth-failure.ts';
import { stackEnvironment } from './testing/stack-environment.ts';

const environment = stackEnvironment('auth');
const VISITOR = { email: 'auth-visitor@example.org', password: 'sample-password' };
const UNPROVEN = { email: 'auth-unproven@example.org', password: 'sample-password' };
const LEFT = { email: 'auth-left@example.org', password: 'sample-password' };

const administration = initializeApp({ projectId: LOCAL_PROJECT_ID }, 'auth-test');

beforeAll(async () => {
  const accounts = getAuth(administration);
  await accounts.createUser({ uid: 'auth-visitor', ...VISITOR });
  await accounts.createUser({ uid: 'auth-unproven', ...UNPROVEN });
  await accounts.setCustomUserClaims('auth-unproven', { roles: STAFF_ROLES });
  await accounts.createUser({ uid: 'auth-left', ...LEFT, disabled: true });
});

afterAll(async () => {
  await getAuth(administration).deleteUsers(['auth-visitor', 'auth-unproven', 'auth-left']);
  await deleteApp(administration);
});

/** Returns the first account that is reported: usually the current one. */
function nextAccount(): Promise<Account | null> {
  return new Promise((resolve, reject) => {
    const stop = observeAccount(environment, {
      onAccount: (account) => {
        resolve(account);
        setTimeout(() => stop());
      },
      onFailure: reject,
    });
  });
}

async function reasonOf(promise: Promise<unknown>): Promise<AuthFailureReason | undefined> {
  return promise.then(
    () => undefined,
    (error: unknown) => (error as { reason: AuthFailureReason }).reason,
  );
}

test('an account with the staff claim is staff until it signs out', async () => {
  await signIn(environment, SEEDED_STAFF.email, SEEDED_STAFF.password);
  expect(await nextAccount()).toEqual({
    email: SEEDED_STAFF.email,
    isStaff: true,
    roles: STAFF_ROLES,
    tookSecondFactor: false,
  });
  await signOut(environment);
  expect(await nextAccount()).toBeNull();
});

test.each([
  ['without the staff claim', VISITOR],
  ['with an unverified address', UNPROVEN],
])('an account %s can sign in, but is not staff', async (_what, { email, password }) => {
  await signIn(environment, email, password);
  expect(await nextAccount()).toEqual({
    email,
    isStaff: false,
    roles: [],
    tookSecondFactor: false,
  });
  await signOut(environment);
});

test.each([
  ['a wrong password', VISITOR.email, 'wrong-password', 'wrong-credentials'],
  ['an unknown address', 'nobody@example.org', 'sample-password', 'wrong-credentials'],
  ['a disabled account', LEFT.email, LEFT.password, 'account-disabled'],
])('%s is refused with a reason', async (_case, email, password, reason) => {
  expect(await reasonOf(signIn(environment, email, password))).toBe(reason);
});
