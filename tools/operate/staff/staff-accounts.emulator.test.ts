import { randomUUID } from 'node:crypto';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/collections';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local-stack';
import { allowReleases, grantStaff, listStaff, revokeStaff } from './staff-accounts.ts';

const uid = 'account-1';
const email = 'colleague@example.org';
/** An address for which somebody has an account, without having shown that it is theirs. */
const STRANGERS = 'colleague-2@example.org';

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

async function auditLog() {
  const { docs } = await getFirestore(app).collection(COLLECTIONS.auditLog).get();
  return docs.map((entry) => entry.data());
}

test('an account gets the role, which is on record, and keeps its other claims', async () => {
  await getAuth(app).setCustomUserClaims(uid, { team: 'forum' });
  expect(await grantStaff(app, email, 'staff')).toMatch(`account ${uid}, signs in by`);
  expect(await claims()).toEqual({ team: 'forum', role: 'staff' });
  expect(await auditLog()).toEqual([
    {
      action: 'grant-staff',
      actor: 'npm run staff',
      subject: `accounts/${uid}`,
      details: { role: 'staff', before: null },
      created_at: expect.anything(),
    },
  ]);
});

test('a role is taken with all its sessions, which is on record', async () => {
  await getAuth(app).setCustomUserClaims(uid, { team: 'forum', role: 'admin' });
  expect((await account()).tokensValidAfterTime).toBeUndefined();
  await revokeStaff(app, email);
  expect(await claims()).toEqual({ team: 'forum' });
  expect((await account()).tokensValidAfterTime).toEqual(expect.any(String));
  expect(await auditLog()).toMatchObject([
    { action: 'revoke-staff', subject: `accounts/${uid}`, details: { before: 'admin' } },
  ]);
});

test('an account may release the apps that were named last, which is on record', async () => {
  await getAuth(app).setCustomUserClaims(uid, { team: 'forum' });
  await allowReleases(app, email, ['giving', 'content']);
  await allowReleases(app, email, ['giving']);
  expect(await claims()).toEqual({ team: 'forum', releases: ['giving'] });
  const details = (await auditLog()).map((entry): unknown => entry['details']);
  expect(details).toContainEqual({ apps: 'giving', before: 'giving,content' });
  await allowReleases(app, email, []);
  expect(await claims()).toEqual({ team: 'forum' });
});

test('who is staff is listed by address, and nobody else is', async () => {
  for (const [name, role] of [
    ['zoe', 'staff'],
    ['ann', 'admin'],
    ['eve', 'visitor'],
  ] as const) {
    await getAuth(app).createUser({
      uid: name,
      email: `${name}@example.org`,
      disabled: name === 'zoe',
    });
    await getAuth(app).setCustomUserClaims(name, { role });
  }
  expect(await listStaff(app)).toEqual([
    { email: 'ann@example.org', role: 'admin', isDisabled: false, lastSignIn: expect.any(String) },
    { email: 'zoe@example.org', role: 'staff', isDisabled: true, lastSignIn: expect.any(String) },
  ]);
});

test.each([
  [
    'an account that there is not',
    () => grantStaff(app, 'nobody@example.org', 'staff'),
    'no account with the address nobody@example.org',
  ],
  [
    'an account that there is not',
    () => revokeStaff(app, 'nobody@example.org'),
    'no account with the address nobody@example.org',
  ],
  ['what is no address', () => grantStaff(app, '@', 'staff'), '@ is no email address'],
  ['an account without a role', () => revokeStaff(app, email), 'has no role'],
])('%s is told, and nothing is on record', async (_what, attempt, message) => {
  await expect(attempt()).rejects.toThrow(message);
  expect(await auditLog()).toEqual([]);
});

test.each([
  ['a role', () => grantStaff(app, STRANGERS, 'staff')],
  ['the right to release', () => allowReleases(app, STRANGERS, ['giving'])],
])(
  'an account that a stranger may have made for the address gets no %s',
  async (_what, attempt) => {
    const account = { uid: 'of-a-stranger', email: STRANGERS, password: 'of the stranger' };
    await getAuth(app).createUser(account);
    await expect(attempt()).rejects.toThrow('Nobody has shown yet that colleague-2@example.org');
    expect((await getAuth(app).getUser(account.uid)).customClaims).toBeUndefined();
    expect(await auditLog()).toEqual([]);
  },
);
