import '../testing/test-environment.ts';
import { randomUUID } from 'node:crypto';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local-stack';
import { firestore } from '../firestore.ts';
import { accountMailQueue } from '../outbox/outbox-queue.ts';
import { accounts, mailsTo } from '../testing/people/staff-calls.ts';
import { invitePerson } from './invite-person.ts';
import { readPerson } from './person.ts';
import { revokePerson } from './revoke-person.ts';

// What a browser asks of Firebase Auth reaches this project alone, whatever key it sends.
process.env['GCLOUD_PROJECT'] = LOCAL_PROJECT_ID;
afterAll(() => firestore().terminate());

const ADMIN = { actor: 'an-admin', actor_address: null };
const newAddress = () => `colleague-${randomUUID()}@example.org`;

/** Asks Firebase Auth as a browser does, with the key that stands in every page. */
async function askAuth(method: string, body: object) {
  const auth = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com`;
  const response = await fetch(`${auth}/v1/accounts:${method}?key=sample`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { isDone: response.ok, body: (await response.json()) as { idToken?: string } };
}

const signIn = (email: string, password: string) =>
  askAuth('signInWithPassword', { email, password, returnSecureToken: true });

/** The code in the link of the newest mail to the address. The mail is taken off: the stack's own clock shall find none. */
async function codeSentTo(email: string): Promise<string> {
  const [entry] = await mailsTo(email);
  const { text } = await accountMailQueue().compose(entry as QueryDocumentSnapshot);
  await entry?.ref.delete();
  return decodeURIComponent(/#code=([\w%-]+)/.exec(text)?.[1] ?? '');
}

test("a stranger's password opens nothing, before and after the colleague has set theirs", async () => {
  const email = newAddress();
  const known = { email, password: 'known-to-a-stranger' };
  const stranger = await accounts().createUser(known);
  expect((await signIn(email, known.password)).isDone).toBe(true);

  const invited = await invitePerson({ email, roles: ['viewer'] }, ADMIN);
  expect((await signIn(email, known.password)).isDone).toBe(false);

  const oobCode = await codeSentTo(email);
  const newPassword = 'correct horse battery staple';
  expect(await askAuth('resetPassword', { oobCode, newPassword })).toMatchObject({ isDone: true });
  expect((await signIn(email, known.password)).isDone).toBe(false);
  expect(await readPerson(invited?.uid ?? '')).toMatchObject({
    isVerified: true,
    invitedUntil: null,
  });

  const { body } = await signIn(email, newPassword);
  const token = await accounts().verifyIdToken(body.idToken ?? '');
  expect(token).toMatchObject({ uid: invited?.uid, email_verified: true, roles: ['viewer'] });
  expect(token.uid).not.toBe(stranger.uid);
});

test('a link works once, and not for who was revoked', async () => {
  const email = newAddress();
  const invited = await invitePerson({ email, roles: ['viewer'] }, ADMIN);
  const oobCode = await codeSentTo(email);
  const newPassword = 'correct horse battery staple';
  await revokePerson(invited?.uid ?? '', ADMIN);
  await askAuth('resetPassword', { oobCode, newPassword });
  expect((await signIn(email, newPassword)).isDone).toBe(false);
  expect((await askAuth('resetPassword', { oobCode, newPassword })).isDone).toBe(false);
});
