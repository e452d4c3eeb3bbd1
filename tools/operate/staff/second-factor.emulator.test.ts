import { randomUUID } from 'node:crypto';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import { readMode, removeSecondFactor, setMode } from './second-factor.ts';

const uid = 'account-1';
const email = 'last-admin@example.org';
const PHONE = { factorId: 'phone', phoneNumber: '+17135550100' };

let app: App;

beforeEach(() => {
  // A project for each test, so that it has no settings of other tests.
  const projectId = `${LOCAL_PROJECT_ID}-factor-${randomUUID().slice(0, 8)}`;
  app = initializeApp({ projectId }, projectId);
});
afterEach(() => deleteApp(app));

async function documents(collection: string) {
  const { docs } = await getFirestore(app).collection(collection).get();
  return docs.map((document) => document.data());
}

test('a second factor is required by default, and the audit log has each change', async () => {
  expect(await readMode(app)).toBe('required');
  await setMode(app, 'optional');
  expect(await readMode(app)).toBe('optional');
  expect(await documents(COLLECTIONS.settings)).toEqual([{ second_factor: 'optional' }]);
  await setMode(app, 'required');
  expect(await readMode(app)).toBe('required');
  const details = (await documents(COLLECTIONS.auditLog)).map(
    (entry) => entry['details'] as object,
  );
  expect(details).toHaveLength(2);
  expect(details).toContainEqual({ mode: 'optional', before: 'required' });
  expect(details).toContainEqual({ mode: 'required', before: 'optional' });
});

test('a lost second factor can be removed, which ends all sessions of the account', async () => {
  await getAuth(app).createUser({
    uid,
    email,
    emailVerified: true,
    multiFactor: { enrolledFactors: [PHONE] },
  });
  await removeSecondFactor(app, email);
  const account = await getAuth(app).getUser(uid);
  expect(account.multiFactor?.enrolledFactors ?? []).toEqual([]);
  expect(await documents(COLLECTIONS.revocations)).toEqual([{ since: expect.any(Timestamp) }]);
  expect(await documents(COLLECTIONS.auditLog)).toMatchObject([
    {
      action: 'remove-second-factor',
      subject: `accounts/${uid}`,
      details: { before: ['phone'] },
    },
  ]);
  await expect(removeSecondFactor(app, email)).rejects.toThrow('has no second factor');
});
