import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import type { CallableRequest } from 'firebase-functions/https';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { may } from '@raade/contracts/staff/claims';
import { needsRecentSignIn, RIGHTS, type Right } from '@raade/contracts/staff/rights';
import { SESSION_LIMITS, sessionId } from '@raade/contracts/staff/staff-session';
import { checkCells } from '@raade/contracts/testing/matrix';
import '../../testing/test-environment.ts';
import { firebaseApp } from '../firebase-app.ts';
import { firestore } from '../firestore.ts';
import { callerAs, callerWith } from '../../testing/caller.ts';
import { requireRight, signInSettingsDocument } from './require-right.ts';

// Many cells take minutes on a busy machine.
jest.setTimeout(300_000);

type Caller = CallableRequest['auth'];

const accounts = () => getAuth(firebaseApp());
const idOf = (caller: Caller) => caller?.uid ?? '';

/** A right of most staff that needs no recent sign-in. */
const READ: Right = 'registrants.read';

const DENIED = { code: 'permission-denied', message: 'This account may not do that.' };
const NOT_SIGNED_IN = { code: 'unauthenticated' };
const OVER = { code: 'unauthenticated', details: { reason: 'session-over' } };

/** Claims of a sign-in without a second factor. */
const PASSWORD_ALONE = { identities: {}, sign_in_provider: 'password' };

const rights = Object.keys(RIGHTS) as Right[];
const ofAdmins = rights.filter((right) => may({ roles: ['admin'] }, right));

test('[CALL-16] [SEC-04] visitors are asked to sign in', async () => {
  await expect(requireRight(undefined, READ)).rejects.toMatchObject(NOT_SIGNED_IN);
});

test.each([undefined, '', 'visitor', 'Staff', 'staff,admin'])(
  '[CALL-16] [SEC-04] an account with the role %p is not staff',
  async (role) => {
    await expect(requireRight(await callerWith(role), READ)).rejects.toMatchObject(DENIED);
  },
);

describe('[SEC-04] a token with the role "staff" gives no access once its account', () => {
  test.each([
    ['has lost the role', (uid: string) => accounts().setCustomUserClaims(uid, null)],
    [
      'has another role',
      (uid: string) => accounts().setCustomUserClaims(uid, { roles: ['treasurer'] }),
    ],
    ['is disabled', (uid: string) => accounts().updateUser(uid, { disabled: true })],
    [
      'has an unverified address',
      (uid: string) => accounts().updateUser(uid, { emailVerified: false }),
    ],
    ['is deleted', (uid: string) => accounts().deleteUser(uid)],
  ])('%s', async (_what, change) => {
    const caller = await callerWith('staff');
    expect(await requireRight(caller, READ)).toBe(idOf(caller));
    await change(idOf(caller));
    await expect(requireRight(caller, READ)).rejects.toMatchObject(DENIED);
  });
});

test('[SEC-04] an account gets no access if its address was not verified at sign-in', async () => {
  const caller = await callerWith('staff');
  const unverified = caller && { ...caller, token: { ...caller.token, email_verified: false } };
  await expect(requireRight(unverified, READ)).rejects.toMatchObject(DENIED);
});

test('[SEC-04] a token without a role gives no access until a new token, whatever roles the account has', async () => {
  const uid = idOf(await callerWith('staff'));
  await expect(requireRight(callerAs(uid, undefined), READ)).rejects.toMatchObject(DENIED);
});

test('[SEC-04] a newly given right works only with a new token', async () => {
  const uid = idOf(await callerWith({ roles: ['treasurer', 'mailer'] }));
  const before = callerAs(uid, { roles: ['treasurer'] });
  await expect(requireRight(before, READ)).rejects.toMatchObject(DENIED);
});

describe('[SEC-04] a session ends', () => {
  const MINUTE = 60_000;
  const agoBy = (milliseconds: number) => Timestamp.fromMillis(Date.now() - milliseconds);

  /** A staff account that signed in this long ago. */
  async function signedIn(milliseconds: number): Promise<NonNullable<Caller>> {
    const caller = callerAs(idOf(await callerWith('staff')), 'staff', Date.now() - milliseconds);
    if (!caller) throw new Error('There is no caller.');
    return caller;
  }
  const note = (caller: NonNullable<Caller>, fields: object) =>
    firestore()
      .doc(`${COLLECTIONS.sessions}/${sessionId(caller.token)}`)
      .set(fields);

  test.each<[string, (uid: string) => Promise<unknown>]>([
    ['all sessions of the account were ended', (uid) => accounts().revokeRefreshTokens(uid)],
    [
      'a right of the account was removed',
      (uid) =>
        firestore()
          .doc(`${COLLECTIONS.revocations}/${uid}`)
          .set({ since: agoBy(MINUTE / 2) }),
    ],
  ])('once %s, and a new sign-in starts another', async (_what, end) => {
    const before = await signedIn(MINUTE);
    await end(before.uid);
    await expect(requireRight(before, READ)).rejects.toMatchObject(OVER);
    const after = callerAs(before.uid, 'staff', Date.now() + 1000);
    expect(await requireRight(after, READ)).toBe(before.uid);
  });

  test('on sign-out', async () => {
    const caller = await signedIn(MINUTE);
    await note(caller, { seen_at: agoBy(0) });
    expect(await requireRight(caller, READ)).toBe(caller.uid);
    await note(caller, { seen_at: agoBy(0), ended_at: agoBy(0) });
    await expect(requireRight(caller, READ)).rejects.toMatchObject(OVER);
  });

  test('after half an hour without activity', async () => {
    const caller = await signedIn(2 * 60 * MINUTE);
    await expect(requireRight(caller, READ)).rejects.toMatchObject(OVER);
    await note(caller, { seen_at: agoBy(SESSION_LIMITS.idleAfterMs - MINUTE) });
    expect(await requireRight(caller, READ)).toBe(caller.uid);
    await note(caller, { seen_at: agoBy(SESSION_LIMITS.idleAfterMs) });
    await expect(requireRight(caller, READ)).rejects.toMatchObject(OVER);
  });

  test('twelve hours after sign-in, even with activity', async () => {
    const caller = await signedIn(SESSION_LIMITS.endsAfterMs);
    await note(caller, { seen_at: agoBy(0) });
    await expect(requireRight(caller, READ)).rejects.toMatchObject(OVER);
  });
});

describe('[SEC-04] a sign-in with a password alone', () => {
  const settle = (second_factor: string) => signInSettingsDocument().set({ second_factor });
  const withPassword = async () => {
    const caller = await callerWith('admin');
    return caller && { ...caller, token: { ...caller.token, firebase: PASSWORD_ALONE } };
  };
  const MISSING = { code: 'permission-denied', details: { reason: 'second-factor-missing' } };
  afterEach(() => signInSettingsDocument().delete());

  test('gives no right where a second factor is required or the setting is missing', async () => {
    const caller = await withPassword();
    for (const mode of [undefined, 'required', 'off']) {
      if (mode !== undefined) await settle(mode);
      await checkCells({
        cells: ofAdmins,
        nameOf: (right) => right,
        check: (right) => expect(requireRight(caller, right)).rejects.toMatchObject(MISSING),
        atOnce: 8,
      });
    }
  });

  test('gives access while the second factor is optional', async () => {
    await settle('optional');
    const caller = await withPassword();
    expect(await requireRight(caller, READ)).toBe(idOf(caller));
    await settle('required');
    await expect(requireRight(caller, READ)).rejects.toMatchObject(MISSING);
  });

  test('gets an error about the second factor only if the account has the right', async () => {
    const uid = idOf(await callerWith('visitor'));
    const caller = callerAs(uid, undefined);
    const asked = caller && { ...caller, token: { ...caller.token, firebase: PASSWORD_ALONE } };
    await expect(requireRight(asked, READ)).rejects.toMatchObject(DENIED);
  });
});

test('[SEC-04] dangerous actions need the password again after a quarter of an hour', async () => {
  const uid = idOf(await callerWith('admin'));
  const signedIn = (milliseconds: number) => callerAs(uid, 'admin', Date.now() - milliseconds);
  await checkCells({
    cells: ofAdmins,
    nameOf: (right) => right,
    check: async (right) => {
      const justRecent = SESSION_LIMITS.recentMs - 2000;
      expect(await requireRight(signedIn(justRecent), right)).toBe(uid);
      const later = requireRight(signedIn(SESSION_LIMITS.recentMs + 1000), right);
      await (needsRecentSignIn(right)
        ? expect(later).rejects.toMatchObject({
            code: 'failed-precondition',
            details: { reason: 'sign-in-too-old' },
          })
        : expect(later).resolves.toBe(uid));
    },
    atOnce: 8,
  });
});
