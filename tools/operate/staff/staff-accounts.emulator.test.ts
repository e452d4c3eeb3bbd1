import { randomUUID } from 'node:crypto';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import {
  allowReleases,
  grantStaff,
  inviteStaff,
  listStaff,
  revokeStaff,
} from './staff-accounts.ts';

const uid = 'account-1';
const email = 'colleague@example.org';
/** An address of an account that is not verified. */
const UNVERIFIED = 'colleague-2@example.org';

let app: App;

beforeEach(async () => {
  // A project for each test, so that no other account is in it.
  const projectId = `${LOCAL_PROJECT_ID}-staff-${randomUUID().slice(0, 8)}`;
  app = initializeApp({ projectId }, projectId);
  await getAuth(app).createUser({ uid, email, emailVerified: true });
});

afterEach(() => deleteApp(app));

const account = () => getAuth(app).getUser(uid);
const claims = async () => (await account()).customClaims ?? {};

const revocation = async () =>
  (await getFirestore(app).collection(COLLECTIONS.revocations).doc(uid).get()).data();

async function auditLog() {
  const { docs } = await getFirestore(app).collection(COLLECTIONS.auditLog).get();
  return docs.map((entry) => entry.data());
}

test('an account gets roles, with an audit entry, and keeps its other claims', async () => {
  await getAuth(app).setCustomUserClaims(uid, { team: 'forum' });
  expect(await grantStaff(app, email, ['viewer', 'mailer'])).toMatch(`account ${uid}, signs in by`);
  expect(await claims()).toEqual({
    team: 'forum',
    roles: ['viewer', 'mailer'],
    roles_for: email,
  });
  expect(await auditLog()).toEqual([
    {
      action: 'grant-staff',
      actor: 'npm run staff',
      subject: `accounts/${uid}`,
      details: { roles: 'viewer, mailer', before: '' },
      created_at: expect.anything(),
    },
  ]);
});

test('a revocation removes roles and ends sessions, with an audit entry', async () => {
  await getAuth(app).setCustomUserClaims(uid, { team: 'forum', roles: ['admin'] });
  expect((await account()).tokensValidAfterTime).toBeUndefined();
  await revokeStaff(app, email);
  expect(await claims()).toEqual({ team: 'forum' });
  expect((await account()).tokensValidAfterTime).toEqual(expect.any(String));
  expect(await revocation()).toEqual({ since: expect.any(Timestamp) });
  expect(await auditLog()).toMatchObject([
    { action: 'revoke-staff', subject: `accounts/${uid}`, details: { before: 'admin' } },
  ]);
});

test('an account may release only the apps that were named last, with an audit entry', async () => {
  await getAuth(app).setCustomUserClaims(uid, { team: 'forum' });
  await allowReleases(app, email, ['giving', 'content']);
  await allowReleases(app, email, ['giving']);
  expect(await claims()).toEqual({ team: 'forum', releases: ['giving'] });
  const details = (await auditLog()).map((entry): unknown => entry['details']);
  expect(details).toContainEqual({ apps: 'giving', before: 'giving, content' });
  await allowReleases(app, email, []);
  expect(await claims()).toEqual({ team: 'forum' });
});

test('only staff accounts are listed, sorted by address', async () => {
  for (const [name, claims] of [
    ['zoe', { roles: ['editor'] }],
    ['ann', { roles: ['admin'] }],
    ['eve', { roles: ['visitor'] }],
  ] as const) {
    await getAuth(app).createUser({
      uid: name,
      email: `${name}@example.org`,
      disabled: name === 'zoe',
    });
    await getAuth(app).setCustomUserClaims(name, claims);
  }
  expect(await listStaff(app)).toEqual([
    {
      email: 'ann@example.org',
      roles: ['admin'],
      isDisabled: false,
      isVerified: false,
      lastSignIn: expect.any(String),
    },
    {
      email: 'zoe@example.org',
      roles: ['editor'],
      isDisabled: true,
      isVerified: false,
      lastSignIn: expect.any(String),
    },
  ]);
});

test.each([
  [
    'a grant to an unknown account',
    () => grantStaff(app, 'nobody@example.org', ['viewer']),
    'no account with the address nobody@example.org',
  ],
  [
    'a revocation for an unknown account',
    () => revokeStaff(app, 'nobody@example.org'),
    'no account with the address nobody@example.org',
  ],
  ['a grant to a wrong address', () => grantStaff(app, '@', ['viewer']), '@ is no email address'],
  ['a revocation for an account without a role', () => revokeStaff(app, email), 'has no role'],
])('%s is refused, without an audit entry', async (_what, attempt, message) => {
  await expect(attempt()).rejects.toThrow(message);
  expect(await auditLog()).toEqual([]);
});

test.each([
  ['a role', () => grantStaff(app, UNVERIFIED, ['viewer'])],
  ['the right to release', () => allowReleases(app, UNVERIFIED, ['giving'])],
])('an account with an unverified address does not get %s', async (_what, attempt) => {
  const account = { uid: 'of-a-stranger', email: UNVERIFIED, password: 'of the stranger' };
  await getAuth(app).createUser(account);
  await expect(attempt()).rejects.toThrow('There is no proof that colleague-2@example.org');
  expect((await getAuth(app).getUser(account.uid)).customClaims).toBeUndefined();
  expect(await auditLog()).toEqual([]);
});

test('sessions continue when a role is added, and end when one is removed', async () => {
  await grantStaff(app, email, ['viewer']);
  await grantStaff(app, email, ['viewer', 'mailer']);
  expect(await revocation()).toBeUndefined();
  await grantStaff(app, email, ['mailer']);
  expect(await revocation()).toEqual({ since: expect.any(Timestamp) });
  expect(await claims()).toMatchObject({ roles: ['mailer'] });
});

test('an invited account has no access before its owner sets a password', async () => {
  const invited = 'new@example.org';
  const link = new URL(await inviteStaff(app, invited));
  expect(link.searchParams.get('mode')).toBe('resetPassword');
  const { uid: id, emailVerified, providerData } = await getAuth(app).getUserByEmail(invited);
  expect({ emailVerified, providerData }).toEqual({ emailVerified: false, providerData: [] });
  await expect(grantStaff(app, invited, ['viewer'])).rejects.toThrow('There is no proof');
  expect(await auditLog()).toMatchObject([
    { action: 'invite-staff', subject: `accounts/${id}`, details: {} },
  ]);
});

test('the link of an invitation verifies the address', async () => {
  // The emulator accepts only links of its own project.
  const local = initializeApp({ projectId: LOCAL_PROJECT_ID }, 'invitation');
  const invited = `invited-${randomUUID()}@example.org`;
  const link = await inviteStaff(local, invited);
  expect((await fetch(`${link}&newPassword=of-the-owner`)).ok).toBe(true);
  await grantStaff(local, invited, ['viewer']);
  const account = await getAuth(local).getUserByEmail(invited);
  expect(account).toMatchObject({ emailVerified: true, customClaims: { roles: ['viewer'] } });
  await getAuth(local).deleteUser(account.uid);
  await deleteApp(local);
});

test('an account with roles for another address gets no link and no more roles', async () => {
  await grantStaff(app, email, ['viewer']);
  await getAuth(app).updateUser(uid, { email: 'president@example.org', emailVerified: true });
  const noLink = 'A stranger may have made the account';
  await expect(inviteStaff(app, 'president@example.org')).rejects.toThrow(noLink);
  const noRole = 'There is no proof that president@example.org';
  await expect(grantStaff(app, 'president@example.org', ['admin'])).rejects.toThrow(noRole);
  expect(await claims()).toEqual({ roles: ['viewer'], roles_for: email });
});

test('an unverified account with another sign-in method is not invited', async () => {
  const google = {
    providerId: 'google.com',
    uid: 'of-the-stranger',
    email: 'stranger@example.org',
  };
  await getAuth(app).createUser({ uid: 'of-a-stranger', email: UNVERIFIED });
  await getAuth(app).updateUser('of-a-stranger', { providerToLink: google });
  await expect(inviteStaff(app, UNVERIFIED)).rejects.toThrow(
    'A stranger may have made the account',
  );
  expect(await auditLog()).toEqual([]);
});
