import type { UserRecord } from 'firebase-admin/auth';
import { HttpsError } from 'firebase-functions/https';
import { releasedAppsOf, rolesOf } from '@raade/contracts/staff/claims';
import type { Person } from '@raade/contracts/staff/people';
import { SECOND_FACTORS } from '@raade/contracts/staff/second-factor';
import {
  accountOf,
  hasInvitedAddress,
  hasProvenAddress,
  isStaffInService,
  allAccounts,
} from '../../base/rights/account.ts';
import { invitedPerson } from '../account-mails/invitations.ts';
import { collection } from '../../base/firestore.ts';

/** An account as the page of people shows it. */
function personOf(account: UserRecord): Person {
  const claims = account.customClaims ?? {};
  return {
    uid: account.uid,
    email: account.email ?? null,
    roles: [...rolesOf(claims)],
    releases: [...releasedAppsOf(claims)],
    isDisabled: account.disabled,
    isVerified: hasProvenAddress(account),
    lastSignIn: lastSignInOf(account),
    secondFactors: secondFactorsOf(account),
    invitedUntil: null,
    invitedBy: null,
  };
}

/** Reads a person; null if the account is deleted or has no role. */
export async function readPerson(uid: string): Promise<Person | null> {
  const account = await accountOf(uid);
  const person = account && personOf(account);
  return person && hasRole(person) ? person : null;
}

/** Excludes accounts without roles, which are not staff. */
const hasRole = ({ roles }: Person) => roles.length > 0;

/** True for an account in service with roles and the address that was given them. */
export const isStaffAccount = (account: UserRecord) =>
  isStaffInService(account) && hasInvitedAddress(account);

function lastSignInOf({ metadata }: UserRecord): string | null {
  return metadata.lastSignInTime ? new Date(metadata.lastSignInTime).toISOString() : null;
}

function secondFactorsOf({ multiFactor }: UserRecord): Person['secondFactors'] {
  const enrolledIds = multiFactor?.enrolledFactors.map(({ factorId }) => factorId) ?? [];
  return SECOND_FACTORS.filter((factor) => enrolledIds.includes(factor));
}

/** Reads a person. @throws HttpsError `not-found` if the account is deleted or has no role */
export async function requirePerson(uid: string): Promise<Person> {
  const person = await readPerson(uid);
  if (person) return person;
  throw new HttpsError('not-found', 'This person is no longer on the list.');
}

/** The subject of audit entries about an account. */
export const subjectOf = (uid: string) => `accounts/${uid}`;

/** Lists all accounts with a role and all invitations, by address. */
export async function listPeople(): Promise<Person[]> {
  const { docs } = await collection('invitations').get();
  const people = await Promise.all(docs.map(invitedPerson));
  for await (const account of allAccounts()) {
    const person = personOf(account);
    if (hasRole(person)) people.push(person);
  }
  return people.sort((one, other) => (one.email ?? '').localeCompare(other.email ?? ''));
}
