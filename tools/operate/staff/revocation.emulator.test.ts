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

/** Milliseconds after which a revoked right must be refused everywhere. */
const LIMIT_MS = 5000;

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

/** A token as pages get it, of a recorded session. It keeps the account's claims for an hour. */
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
    if (performance.now() - started > LIMIT_MS) break;
  }
  return Math.round(performance.now() - started);
}

test.each(Object.entries(READS))(
  '[SEC-04, SEC-05] %s refuse older tokens within five seconds after roles are revoked',
  async (who, read) => {
    await grantStaff(app, member.email, ['viewer', 'mailer']);
    const token = await signIn();
    expect(await read(token)).toBe(200);
    await revokeStaff(app, member.email);
    const milliseconds = await timeToRefusal(() => read(token));
    console.log(`From revocation to refusal by ${who}: ${milliseconds} ms`);
    expect(milliseconds).toBeLessThan(LIMIT_MS);
    expect([401, 403]).toContain(await read(token));
  },
);

test('[SEC-05] older tokens lose the right to release within five seconds', async () => {
  const read = (token: string) => callFunction(token, CALLABLES.listReleases, {});
  await allowReleases(app, member.email, ['giving']);
  const token = await signIn();
  expect(await read(token)).toBe(200);
  await allowReleases(app, member.email, []);
  const milliseconds = await timeToRefusal(() => read(token));
  console.log(`From revocation to refusal by functions, of releases: ${milliseconds} ms`);
  expect(milliseconds).toBeLessThan(LIMIT_MS);
});
