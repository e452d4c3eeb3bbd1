import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc, setLogLevel } from 'firebase/firestore';
import { NEW_APPLICATION } from '@raade/contracts/applications/application.schema';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import type { Claims } from '@raade/contracts/staff/claims';
import { STAFF_ROLES } from '@raade/contracts/staff/roles';
import * as z from 'zod/mini';
import { claimsOf, sessionOf } from './personas.ts';

// The SDK logs a warning for each denial, and these tests cause many.
setLogLevel('error');

/** Text of the rules that are deployed. */
export const RULES = readFileSync(join(import.meta.dirname, '../../firestore.rules'), 'utf8');

/** Our rules in a project of this suite, so that suites do not affect each other. */
export async function startRules(suite: string): Promise<RulesTestEnvironment> {
  const environment = await initializeTestEnvironment({
    projectId: `${LOCAL_PROJECT_ID}-rules-${suite}`,
    firestore: { rules: RULES },
  });
  await recordSessionUses(environment, [...CLAIMS.values()]);
  return environment;
}

/** Writes a permit for an application as `admit-application` does, valid for an hour by default. */
export async function admit(
  environment: RulesTestEnvironment,
  path: string,
  id: string,
  validForMs = 60 * 60 * 1000,
): Promise<void> {
  const [kind] = path.split('_');
  const valid_until = fromNow(validForMs);
  await write(environment, `${COLLECTIONS.limits}/application_${kind}_${id}`, { valid_until });
}

/** Records the session of a token with these claims as its page does, as seen `agoMs` ago. */
export function recordSessionUse(
  environment: RulesTestEnvironment,
  claims: Claims,
  agoMs = 0,
): Promise<string> {
  const use = { uid: { stringValue: String(claims['sub']) }, seen_at: fromNow(-agoMs) };
  return write(environment, `${COLLECTIONS.sessions}/${sessionOf(claims)}`, use);
}

/** Records sessions for as long as a suite may take on a busy machine. */
export async function recordSessionUses(
  environment: RulesTestEnvironment,
  sessions: readonly Claims[],
): Promise<void> {
  const ahead = -10 * 60_000;
  await Promise.all(sessions.map((claims) => recordSessionUse(environment, claims, ahead)));
}

const fromNow = (milliseconds: number) => ({
  timestampValue: new Date(Date.now() + milliseconds).toISOString(),
});

const answerSchema = z.object({ updateTime: z.string() });

/**
 * Writes a document, bypassing the rules, in the form of Firestore's REST API.
 * @returns the time of the write (RFC 3339)
 */
export async function write(
  environment: RulesTestEnvironment,
  path: string,
  fields: object,
): Promise<string> {
  const { host, port } = environment.emulators.firestore ?? { host: '', port: 0 };
  const documents = `projects/${environment.projectId}/databases/(default)/documents`;
  // A client without rules would be created for each write, which takes longer than the write.
  const answer = await fetch(`http://${host}:${port}/v1/${documents}/${path}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ fields }),
  });
  if (!answer.ok) throw new Error(`${path} was not written: ${answer.status}`);
  return z.parse(answerSchema, await answer.json()).updateTime;
}

const ACCOUNTS = ['signed-in account', 'staff', 'admin'] as const;
const ROLES_OF = { 'signed-in account': [], staff: STAFF_ROLES, admin: ['admin'] } as const;
/** A few callers, for tests of what is the same for all roles; `personas.ts` has all of them. */
export const ROLES = ['visitor', ...ACCOUNTS] as const;
export type Role = (typeof ROLES)[number];

/** Claims of one sign-in of each account, whose session `startRules` records. */
const CLAIMS = new Map<Role, Claims>(
  ACCOUNTS.map((role) => [role, claimsOf(`${role} of the test`, { roles: ROLES_OF[role] })]),
);

type Browser = ReturnType<ReturnType<RulesTestEnvironment['unauthenticatedContext']>['firestore']>;
const browsers = new WeakMap<RulesTestEnvironment, Map<Role, Browser>>();

/** A Firestore client with this role, shared by all tests of a suite, since connecting takes long. */
export function firestoreAs(environment: RulesTestEnvironment, role: Role): Browser {
  const ofSuite = browsers.get(environment) ?? new Map<Role, Browser>();
  browsers.set(environment, ofSuite);
  const browser = ofSuite.get(role) ?? connect(environment, role);
  ofSuite.set(role, browser);
  return browser;
}

function connect(environment: RulesTestEnvironment, role: Role): Browser {
  const claims = CLAIMS.get(role);
  if (!claims) return environment.unauthenticatedContext().firestore();
  return environment.authenticatedContext(String(claims['sub']), claims).firestore();
}

/** Sends an application as its form does. */
export function sendApplication(
  environment: RulesTestEnvironment,
  path: string,
  application: object,
  id: string,
): Promise<void> {
  return setDoc(doc(firestoreAs(environment, 'visitor'), path, id), {
    status: NEW_APPLICATION,
    created_at: serverTimestamp(),
    ...application,
  });
}

/** True if the rules accept an application that has a permit. */
export async function rulesAccept(
  environment: RulesTestEnvironment,
  path: string,
  application: object,
): Promise<boolean> {
  const id = randomUUID();
  await admit(environment, path, id);
  try {
    await sendApplication(environment, path, application, id);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== 'permission-denied') throw error;
    return false;
  }
}
