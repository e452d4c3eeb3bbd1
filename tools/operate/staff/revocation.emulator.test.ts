import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { CALLABLES, FUNCTIONS_REGION } from '@raade/contracts/base/callables';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import { sessionId } from '@raade/contracts/staff/staff-session';
import * as z from 'zod/mini';
import { allowReleases, grantStaff, revokeStaff } from './staff-accounts.ts';

/** Milliseconds within which a right that was taken is gone everywhere. */
const GONE_WITHIN_MS = 5000;

const stackSchema = z.object({
  environment: z.object({ emulators: z.object({ functions: z.string() }) }),
});
const signedInSchema = z.object({ idToken: z.string() });

let app: App;
let member: { readonly uid: string; readonly email: string; readonly password: string };

beforeEach(async () => {
  app = initializeApp({ projectId: LOCAL_PROJECT_ID }, randomUUID());
  const uid = randomUUID();
  member = { uid, email: `${uid}@example.org`, password: 'sample-password' };
  await getAuth(app).createUser({ ...member, emailVerified: true });
});

afterEach(async () => {
  await getAuth(app).deleteUser(member.uid);
  await deleteApp(app);
});

const firestore = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/projects/${LOCAL_PROJECT_ID}/databases/(default)/documents`;

/** A token as a page gets it, of a session that is noted. It says for an hour what the account was. */
async function signIn(): Promise<string> {
  const accounts = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com/v1/accounts`;
  const answer = await fetch(`${accounts}:signInWithPassword?key=sample`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...member, returnSecureToken: true }),
  });
  const { idToken } = z.parse(signedInSchema, await answer.json());
  const session = sessionId(await getAuth(app).verifyIdToken(idToken));
  const note = { uid: member.uid, seen_at: Timestamp.now() };
  await getFirestore(app).collection(COLLECTIONS.sessions).doc(session).set(note);
  return idToken;
}

const bearer = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

async function callFunction(token: string, callable: string, data: object): Promise<number> {
  const { emulators } = z.parse(
    stackSchema,
    JSON.parse(readFileSync(process.env['RAADE_STACK'] ?? '', 'utf8')),
  ).environment;
  const name = `${LOCAL_PROJECT_ID}/${FUNCTIONS_REGION}/${callable}`;
  const answer = await fetch(`${emulators.functions}/${name}`, {
    method: 'POST',
    headers: bearer(token),
    body: JSON.stringify({ data }),
  });
  return answer.status;
}

/** Statuses of the answers to a member of the staff, by who answers. */
const READS = {
  rules: async (token: string) => {
    const answer = await fetch(`${firestore}/${COLLECTIONS.emailCampaigns}?pageSize=1`, {
      headers: bearer(token),
    });
    return answer.status;
  },
  functions: (token: string) =>
    callFunction(token, CALLABLES.previewEmailCampaign, { recipientType: 'all' }),
};

/** Milliseconds until the answer is a refusal. */
async function timeToRefusal(ask: () => Promise<number>): Promise<number> {
  const started = performance.now();
  while ((await ask()) === 200) {
    if (performance.now() - started > GONE_WITHIN_MS) break;
  }
  return Math.round(performance.now() - started);
}

test.each(Object.entries(READS))(
  '[SEC-04, SEC-05] roles that were taken are gone within five seconds for %s, for a token of before as well',
  async (who, read) => {
    await grantStaff(app, member.email, ['viewer', 'mailer']);
    const token = await signIn();
    expect(await read(token)).toBe(200);
    await revokeStaff(app, member.email);
    const milliseconds = await timeToRefusal(() => read(token));
    console.log(`From revocation to refusal by ${who}: ${milliseconds} ms`);
    expect(milliseconds).toBeLessThan(GONE_WITHIN_MS);
    expect([401, 403]).toContain(await read(token));
  },
);

test('[SEC-05] the right to release is gone within five seconds, for a token of before as well', async () => {
  const read = (token: string) => callFunction(token, CALLABLES.listReleases, {});
  await allowReleases(app, member.email, ['giving']);
  const token = await signIn();
  expect(await read(token)).toBe(200);
  await allowReleases(app, member.email, []);
  const milliseconds = await timeToRefusal(() => read(token));
  console.log(`From revocation to refusal by functions, of releases: ${milliseconds} ms`);
  expect(milliseconds).toBeLessThan(GONE_WITHIN_MS);
});
