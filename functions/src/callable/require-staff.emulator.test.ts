import '../testing/test-environment.ts';
import { getAuth } from 'firebase-admin/auth';
import { STAFF_ROLES } from '@raade/contracts/roles';
import { firebaseApp } from '../firebase-app.ts';
import { callerAs, callerWith } from '../testing/caller.ts';
import { requireStaff } from './require-staff.ts';

const accounts = () => getAuth(firebaseApp());
const idOf = (caller: Awaited<ReturnType<typeof callerWith>>) => caller?.uid ?? '';

const DENIED = { code: 'permission-denied', message: 'This account may not do that.' };
const NOT_SIGNED_IN = { code: 'unauthenticated' };

test('[CALL-16] [SEC-04] a visitor is asked to sign in', async () => {
  await expect(requireStaff(undefined)).rejects.toMatchObject(NOT_SIGNED_IN);
});

test.each(STAFF_ROLES)('[SEC-04] an account with the role "%s" is staff', async (role) => {
  const caller = await callerWith(role);
  expect(await requireStaff(caller)).toBe(idOf(caller));
});

test.each([undefined, '', 'visitor', 'Staff', 'staff,admin'])(
  '[CALL-16] [SEC-04] an account with the role %p is not staff',
  async (role) => {
    await expect(requireStaff(await callerWith(role))).rejects.toMatchObject(DENIED);
  },
);

describe('[SEC-04] a token that still says "staff" opens nothing once its account', () => {
  test.each([
    ['has lost the role', (uid: string) => accounts().setCustomUserClaims(uid, null)],
    ['has another role', (uid: string) => accounts().setCustomUserClaims(uid, { role: 'visitor' })],
    ['is disabled', (uid: string) => accounts().updateUser(uid, { disabled: true })],
    [
      'has an address that nobody has verified',
      (uid: string) => accounts().updateUser(uid, { emailVerified: false }),
    ],
    ['is deleted', (uid: string) => accounts().deleteUser(uid)],
  ])('%s', async (_what, change) => {
    const caller = await callerWith('staff');
    expect(await requireStaff(caller)).toBe(idOf(caller));
    await change(idOf(caller));
    await expect(requireStaff(caller)).rejects.toMatchObject(DENIED);
  });
});

test('[SEC-04] a session that was ended is no session, and signing in again is one', async () => {
  const uid = idOf(await callerWith('staff'));
  await accounts().revokeRefreshTokens(uid);
  const before = callerAs(uid, 'staff', Date.now() - 60_000);
  await expect(requireStaff(before)).rejects.toMatchObject(NOT_SIGNED_IN);
  expect(await requireStaff(callerAs(uid, 'staff', Date.now() + 1000))).toBe(uid);
});

test('[SEC-04] a token that has no role yet waits for a new one, whatever its account may do', async () => {
  const uid = idOf(await callerWith('staff'));
  await expect(requireStaff(callerAs(uid, undefined))).rejects.toMatchObject(DENIED);
});

test('[SEC-04] an address that was not verified when its account signed in opens nothing', async () => {
  const caller = await callerWith('staff');
  const unverified = caller && { ...caller, token: { ...caller.token, email_verified: false } };
  await expect(requireStaff(unverified)).rejects.toMatchObject(DENIED);
});
