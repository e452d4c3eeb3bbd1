import '../src/testing/test-environment.ts';
import { randomUUID } from 'node:crypto';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import { firebaseApp } from '../src/base/firebase-app.ts';
import { requireRight } from '../src/base/rights/require-right.ts';
import { callerAs } from '../src/testing/caller.ts';
import { accounts } from '../src/testing/people/staff-calls.ts';
import { answerMessage, enrolPhone, signInByPassword } from '../src/testing/people/public-auth.ts';
import { recordSessionUse, startRules } from './rules-environment.ts';

// Rules and functions run in projects of this test, which do not allow sign-in with only a password.
// Browsers always sign in to the project of the local stack, so the account exists in two projects.
const PASSWORD = 'sample-password';
const PHONE = '+17135550142';
const uid = randomUUID();
const email = `${uid}@example.org`;

let environment: RulesTestEnvironment;

/** Accounts of the project that browsers sign in to. The functions take the first app that there is. */
function browsers() {
  firebaseApp();
  const name = 'browsers';
  const known = getApps().find((app) => app.name === name);
  return getAuth(known ?? initializeApp({ projectId: LOCAL_PROJECT_ID }, name));
}

beforeAll(async () => {
  environment = await startRules('second-factor-sign-in');
  for (const one of [accounts(), browsers()]) {
    await one.createUser({ uid, email, password: PASSWORD, emailVerified: true });
    await one.setCustomUserClaims(uid, { roles: ['viewer'] });
  }
});
afterAll(async () => {
  await browsers().deleteUser(uid);
  await environment.cleanup();
});

const claimsIn = (idToken: string) =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as DecodedIdToken;

/** Reads campaigns in a recorded session. Returns the HTTP status of the answer of Firestore. */
async function readWith(idToken: string): Promise<number> {
  await recordSessionUse(environment, { ...claimsIn(idToken) });
  const { host, port } = environment.emulators.firestore ?? { host: '', port: 0 };
  const documents = `projects/${environment.projectId}/databases/(default)/documents`;
  const answer = await fetch(
    `http://${host}:${port}/v1/${documents}/${COLLECTIONS.emailCampaigns}?pageSize=1`,
    { headers: { authorization: `Bearer ${idToken}` } },
  );
  return answer.status;
}

/** Returns the caller that the runtime of functions makes of a token. */
function callerOf(idToken: string) {
  const token = claimsIn(idToken);
  const caller = callerAs(uid, undefined);
  return caller && { ...caller, token: { ...token, uid } };
}

const requireRightWith = (idToken: string) => requireRight(callerOf(idToken), 'registrants.read');

test('[SEC-04] [SEC-05] access needs a second factor, which is asked for once set up', async () => {
  const { idToken: first = '' } = await signInByPassword(email, PASSWORD);
  expect(await readWith(first)).toBe(403);
  await expect(requireRightWith(first)).rejects.toMatchObject({
    details: { reason: 'second-factor-missing' },
  });

  await enrolPhone(first, PHONE);
  const { idToken: none, ...pending } = await signInByPassword(email, PASSWORD);
  expect(none).toBeUndefined();
  await expect(answerMessage(pending, PHONE, '000000')).rejects.toThrow('INVALID_CODE');

  const second = await answerMessage(pending, PHONE);
  expect(await readWith(second)).toBe(200);
  expect(await requireRightWith(second)).toBe(uid);
  // The first token still gives no access.
  expect(await readWith(first)).toBe(403);
});
