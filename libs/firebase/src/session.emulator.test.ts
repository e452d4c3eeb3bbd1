import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import { authOf, signIn } from './auth.ts';
import { readCount } from './documents.ts';
import { recordActivity } from './idle-limit.ts';
import { openSessions } from './own-sessions.ts';
import { endAndSignOut, endSession, recordSessionUse } from './session.ts';
import { confirmPassword, hasPassword } from './sign-in-again.ts';
import { stackEnvironment } from './testing/stack-environment.ts';

const environment = stackEnvironment('session');
const administration = initializeApp({ projectId: LOCAL_PROJECT_ID }, 'session-test');
const accounts = getAuth(administration);
const sessions = getFirestore(administration).collection(COLLECTIONS.sessions);
const password = 'sample-password';

/** Each test has its own account, since sessions of one differ only by their second. */
let uid: string;

beforeEach(async () => {
  uid = randomUUID();
  const email = `${uid}@example.org`;
  await accounts.createUser({ uid, email, password, emailVerified: true });
  await accounts.setCustomUserClaims(uid, { roles: ['viewer'] });
  await signIn(environment, email, password);
  recordActivity();
});

afterEach(() => accounts.deleteUser(uid));
afterAll(() => deleteApp(administration));

const ownSessions = async () => (await sessions.where('uid', '==', uid).get()).docs;
const countCampaigns = () => readCount(environment, COLLECTIONS.emailCampaigns);
const currentToken = async () => (await authOf(environment).currentUser?.getIdToken()) ?? '';

/** The status of a read with a stolen token. */
async function statusWith(token: string): Promise<number> {
  const { firebase, emulators } = environment;
  const documents = `${emulators?.firestore}/v1/projects/${firebase.projectId}/databases/(default)/documents`;
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${documents}/${COLLECTIONS.emailCampaigns}?pageSize=1`, { headers })).status;
}

test('signing out ends a session on the server, also for stolen tokens', async () => {
  expect(await recordSessionUse(environment)).toBe('recorded');
  expect(await countCampaigns()).toBeGreaterThanOrEqual(0);
  const stolen = await currentToken();
  expect(await statusWith(stolen)).toBe(200);
  expect(await endAndSignOut(environment)).toBeUndefined();
  expect((await ownSessions()).map((session) => session.data())).toEqual([
    { uid, seen_at: expect.any(Timestamp), ended_at: expect.any(Timestamp) },
  ]);
  expect(authOf(environment).currentUser).toBeNull();
  expect(await statusWith(stolen)).toBe(403);
});

test('a session that was ended elsewhere is over here, and cannot read', async () => {
  expect(await recordSessionUse(environment)).toBe('recorded');
  const ended_at = FieldValue.serverTimestamp();
  for (const session of await ownSessions()) await session.ref.update({ ended_at });
  expect(await recordSessionUse(environment)).toBe('over');
  await expect(countCampaigns()).rejects.toMatchObject({ code: 'permission-denied' });
  expect(await endAndSignOut(environment)).toBeUndefined();
});

test('[SEC-05] a renewal of five minutes ago permits no reads, until a page renews it', async () => {
  expect(await countCampaigns()).toBeGreaterThanOrEqual(0);
  const stolen = await currentToken();
  const age = 5 * 60_000;
  const seen_at = Timestamp.fromMillis(Date.now() - age);
  for (const session of await ownSessions()) await session.ref.update({ seen_at });
  expect(await statusWith(stolen)).toBe(403);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + age);
  const counts = await Promise.all([countCampaigns(), countCampaigns()]);
  clock.mockRestore();
  expect(counts[0]).toBe(counts[1]);
  expect(await statusWith(stolen)).toBe(200);
  await endAndSignOut(environment);
});

test('open sessions of a person are listed, and one elsewhere can be ended from here', async () => {
  await recordSessionUse(environment);
  const [here] = await ownSessions();
  const begin = Number(here?.id.split('_')[1]);
  const leave = (secondsAgo: number, fields: object = {}) =>
    sessions.doc(`${uid}_${begin - secondsAgo}`).set({ uid, seen_at: Timestamp.now(), ...fields });
  await leave(60);
  await leave(120, { ended_at: Timestamp.now() });
  await leave(3600, { seen_at: Timestamp.fromMillis(Date.now() - 31 * 60_000) });
  await leave(13 * 3600);

  const open = await openSessions(environment);
  expect(open).toEqual([
    expect.objectContaining({
      id: here?.id,
      isThisBrowser: true,
      signedInAt: new Date(begin * 1000),
    }),
    expect.objectContaining({ id: `${uid}_${begin - 60}`, isThisBrowser: false }),
  ]);
  await endSession(environment, `${uid}_${begin - 60}`);
  expect((await openSessions(environment)).map(({ isThisBrowser }) => isThisBrowser)).toEqual([
    true,
  ]);
  await endAndSignOut(environment);
});

test('confirming the password begins a new session, and old tokens are refused', async () => {
  await recordSessionUse(environment);
  const [before] = await ownSessions();
  const stolen = await currentToken();
  expect(hasPassword(environment)).toBe(true);
  await expect(confirmPassword(environment, 'wrong')).rejects.toMatchObject({
    reason: 'wrong-credentials',
  });
  // A session that begins in the same second would have the same id.
  while (Date.now() < (Number(before?.id.split('_')[1]) + 1) * 1000)
    await recordSessionUse(environment);
  expect(await statusWith(stolen)).toBe(200);
  await confirmPassword(environment, password);
  expect(await ownSessions()).toHaveLength(2);
  expect(await statusWith(stolen)).toBe(403);
  expect(await countCampaigns()).toBeGreaterThanOrEqual(0);
  await endAndSignOut(environment);
});
