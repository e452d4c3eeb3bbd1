import type { UserRecord } from 'firebase-admin/auth';
import { releasedAppsOf, rolesOf } from '@raade/contracts/people/claims';
import type { Person } from '@raade/contracts/people/people';
import { SECOND_FACTORS } from '@raade/contracts/people/second-factor';
import { accountOf } from '../people/account.ts';
import { endOfInvitation, invitationDocument } from './invitations.ts';

/** An account as the page of people shows it. `invitedUntil`: the end of its invitation, if it has one. */
export function personOf(account: UserRecord, invitedUntil: Date | undefined): Person {
  const claims = account.customClaims ?? {};
  const isWaiting = invitedUntil !== undefined && !account.emailVerified;
  return {
    uid: account.uid,
    email: account.email ?? null,
    roles: [...rolesOf(claims)],
    releases: [...releasedAppsOf(claims)],
    isDisabled: account.disabled,
    isVerified: account.emailVerified,
    // The Auth emulator takes making an account for a sign-in.
    lastSignIn: isWaiting ? null : lastSignInOf(account),
    secondFactors: secondFactorsOf(account),
    invitedUntil: isWaiting ? invitedUntil.toISOString() : null,
  };
}

/** The person with this id as they stand now; null if the account is gone, or was never one of ours. */
export async function readPerson(uid: string): Promise<Person | null> {
  const [account, invitation] = await Promise.all([accountOf(uid), invitationDocument(uid).get()]);
  if (!account) return null;
  const person = personOf(account, endOfInvitation(invitation));
  return isOurs(person) ? person : null;
}

/** True for everybody with a role or an invitation; anyone may have had an account before that took one. */
export function isOurs({ roles, invitedUntil }: Person): boolean {
  return roles.length > 0 || invitedUntil !== null;
}

function lastSignInOf({ metadata }: UserRecord): string | null {
  return metadata.lastSignInTime ? new Date(metadata.lastSignInTime).toISOString() : null;
}

function secondFactorsOf({ multiFactor }: UserRecord): Person['secondFactors'] {
  const enrolled = multiFactor?.enrolledFactors.map(({ factorId }) => factorId) ?? [];
  return SECOND_FACTORS.filter((factor) => enrolled.includes(factor));
}
