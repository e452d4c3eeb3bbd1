import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { COLLECTIONS } from '@raade/contracts/collections';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local-stack';
import { ROLES_OF_OLD_CLAIM } from '@raade/contracts/people/roles';
import { claimsOf } from './personas.ts';

// Each denial is a warning of the SDK's, and denials are what is tested here.
setLogLevel('error');

/** Text of the rules that are deployed. */
export const RULES = readFileSync(join(import.meta.dirname, '../../firestore.rules'), 'utf8');

/** Our rules in a project of the test's own, so that suites cannot disturb each other. */
export function startRules(suite: string): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({
    projectId: `${LOCAL_PROJECT_ID}-rules-${suite}`,
    firestore: { rules: RULES },
  });
}

/** Lets an application in as `admit-application` does, for an hour if not told otherwise. */
export async function admit(
  environment: RulesTestEnvironment,
  path: string,
  id: string,
  validForMs = 60 * 60 * 1000,
): Promise<void> {
  const [kind] = path.split('_');
  const { host, port } = environment.emulators.firestore ?? { host: '', port: 0 };
  const documents = `projects/${environment.projectId}/databases/(default)/documents`;
  const ticket = `${documents}/${COLLECTIONS.limits}/application_${kind}_${id}`;
  const timestampValue = new Date(Date.now() + validForMs).toISOString();
  // A client without rules is made anew each time, which takes longer than what it is made for.
  const answer = await fetch(`http://${host}:${port}/v1/${ticket}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: { valid_until: { timestampValue } } }),
  });
  if (!answer.ok) throw new Error(`The ticket was not written: ${answer.status}`);
}

/** Values of the claim of before the roles. */
type OldRole = keyof typeof ROLES_OF_OLD_CLAIM;
const OLD_ROLES = Object.keys(ROLES_OF_OLD_CLAIM) as OldRole[];

/** A few who may call, for tests that ask of what every role may do alike; `personas.ts` has all of them. */
export const ROLES = ['visitor', 'signed-in account', ...OLD_ROLES] as const;
export type Role = (typeof ROLES)[number];

/** True if the role reads what is there for the staff. */
export const isOfStaff = (role: Role) => OLD_ROLES.some((old) => old === role);

type Browser = ReturnType<ReturnType<RulesTestEnvironment['unauthenticatedContext']>['firestore']>;
const browsers = new WeakMap<RulesTestEnvironment, Map<Role, Browser>>();

/** Firestore as that person's browser sees it: one for all tests of a suite, since connecting takes longer than asking. */
export function firestoreAs(environment: RulesTestEnvironment, role: Role): Browser {
  const ofSuite = browsers.get(environment) ?? new Map<Role, Browser>();
  browsers.set(environment, ofSuite);
  const browser = ofSuite.get(role) ?? connect(environment, role);
  ofSuite.set(role, browser);
  return browser;
}

function connect(environment: RulesTestEnvironment, role: Role): Browser {
  if (role === 'visitor') return environment.unauthenticatedContext().firestore();
  const uid = `${role} of the test`;
  return environment.authenticatedContext(uid, claimsOf(uid, { role })).firestore();
}
