import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local-stack';
import { STAFF_ROLES } from '@raade/contracts/roles';

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

/** Everybody who may call. A sign-in alone must open nothing. */
export const ROLES = ['visitor', 'signed-in account', ...STAFF_ROLES] as const;
export type Role = (typeof ROLES)[number];

/** Firestore as that person's browser sees it. */
export function firestoreAs(environment: RulesTestEnvironment, role: Role) {
  if (role === 'visitor') return environment.unauthenticatedContext().firestore();
  const claims = { email_verified: true, ...(role !== 'signed-in account' && { role }) };
  return environment.authenticatedContext(`${role} of the test`, claims).firestore();
}
