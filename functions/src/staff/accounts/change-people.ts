import { HttpsError } from 'firebase-functions/https';
import { getAuth } from 'firebase-admin/auth';
import type { Person } from '@raade/contracts/staff/people';
import type { Role } from '@raade/contracts/staff/roles';
import type { Actor } from '../../base/audit/actor.ts';
import { noteActionWith, noteAction } from '../../base/audit/audit-log.ts';
import { firestore } from '../../base/firestore.ts';
import { queueAdminChange } from '../account-mails/admin-change.ts';
import { knownPerson, readPerson, subjectOf } from './person.ts';
import { endSessions, givenRoles, setRoles, takeSecondFactors } from './change-account.ts';
import { firebaseApp } from '../../base/firebase-app.ts';
import { invitationDocument, invitedPerson } from '../account-mails/invitations.ts';

export interface RolesChange {
  readonly uid: string;
  /** The roles that the caller has seen. */
  readonly from: readonly Role[];
  readonly to: readonly Role[];
}

/**
 * Gives a person other roles. If any is taken, their sessions end. What they release stays as it is.
 *
 * @throws HttpsError `not-found`; `failed-precondition` for an admin who would stop being one, and for an account whose
 * address is not the one that its roles were given to; `aborted` if the roles are not those that the caller has seen
 */
export async function changeRoles(
  { uid, from, to }: RolesChange,
  actor: Actor,
): Promise<Person | null> {
  const person = await knownPerson(uid);
  const before = givenRoles(person.roles);
  const isDone = isSame(before, to);
  if (!isDone) {
    if (!isSame(before, givenRoles(from))) throw conflict();
    refuseOwnEnd(person, to, actor);
    refuseOtherAddress(person);
    await note(person, { before, to }, actor);
    await setRoles(uid, to);
  }
  // A call that is repeated because its answer was lost ends the sessions that the first call may have left.
  if (isDone || before.some((role) => !to.includes(role))) await endSessions(uid);
  return readPerson(uid);
}

/** Refuses admins who would remove their own role, so that at least one admin remains. */
function refuseOwnEnd({ uid }: Person, to: readonly Role[], { actor }: Actor): void {
  if (uid !== actor || to.includes('admin')) return;
  throw new HttpsError(
    'failed-precondition',
    'You cannot stop being an admin yourself. Ask another admin to change your roles.',
  );
}

function refuseOtherAddress({ isVerified }: Person): void {
  if (isVerified) return;
  throw new HttpsError(
    'failed-precondition',
    'The address of this account is not confirmed, or is not the one that was invited. Invite it instead.',
  );
}

/** Notes a change, and tells all admins if it changes who is one. */
async function note(
  { uid, email }: Person,
  { before, to }: { before: Role[]; to: readonly Role[] },
  actor: Actor,
): Promise<void> {
  const batch = firestore().batch();
  noteActionWith(batch, actor, 'change-roles', subjectOf(uid), { before, roles: [...to] });
  if (before.includes('admin') !== to.includes('admin')) {
    const change = to.includes('admin') ? 'given' : 'taken';
    await queueAdminChange(batch, { change, uid, by: actor.actor }, email);
  }
  await batch.commit();
}

const isSame = (one: readonly Role[], other: readonly Role[]) =>
  one.length === other.length && one.every((role) => other.includes(role));

const conflict = () =>
  new HttpsError(
    'aborted',
    'Somebody else has changed these roles meanwhile. Nothing of yours was saved: look again, then repeat it.',
  );

/**
 * Takes all rights from a person, or takes their invitation back. The account stays, disabled: the audit log names it.
 *
 * @throws HttpsError `not-found`; `failed-precondition` for one's own account
 */
export async function revokePerson(uid: string, actor: Actor): Promise<void> {
  const invitation = await invitationDocument(uid).get();
  const person = invitation.exists ? await invitedPerson(invitation) : await knownPerson(uid);
  if (uid === actor.actor) {
    throw new HttpsError(
      'failed-precondition',
      'You cannot take your own rights away. Ask another admin to do it.',
    );
  }
  const { email, roles, releases } = person;
  const batch = firestore().batch();
  noteActionWith(batch, actor, 'revoke-person', subjectOf(uid), { before: roles, releases });
  batch.delete(invitation.ref);
  if (roles.includes('admin') && !invitation.exists) {
    await queueAdminChange(batch, { change: 'taken', uid, by: actor.actor }, email);
  }
  await batch.commit();
  if (invitation.exists) return;
  // In this order nobody signs in anew after the end, and who is left half-way is still on the list.
  const accounts = getAuth(firebaseApp());
  await accounts.updateUser(uid, { disabled: true });
  await endSessions(uid);
  await accounts.setCustomUserClaims(uid, null);
}

/**
 * Takes all second factors from a person who has lost theirs, and ends their sessions: the next sign-in is by the
 * password alone. What is sent a second time, since its answer was lost, does the same again.
 *
 * @throws HttpsError `not-found`
 */
export async function removeSecondFactor(
  { uid }: { uid: string },
  actor: Actor,
): Promise<Person | null> {
  const { secondFactors } = await knownPerson(uid);
  await noteAction(actor, 'remove-second-factor', subjectOf(uid), { before: secondFactors });
  await takeSecondFactors(uid);
  return readPerson(uid);
}
