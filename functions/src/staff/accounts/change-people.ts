import { HttpsError } from 'firebase-functions/https';
import { getAuth } from 'firebase-admin/auth';
import type { ChangeRolesRequest, Person } from '@raade/contracts/staff/people';
import type { Role } from '@raade/contracts/staff/roles';
import type { Actor } from '../../base/audit/actor.ts';
import { auditActionWith, auditAction } from '../../base/audit/audit-log.ts';
import { firestore } from '../../base/firestore.ts';
import { queueAdminChange } from '../account-mails/admin-change.ts';
import { requirePerson, readPerson, subjectOf } from './person.ts';
import { endSessions, assignableRoles, setRoles, resetSecondFactors } from './change-account.ts';
import { firebaseApp } from '../../base/firebase-app.ts';
import { invitationDocument, invitedPerson } from '../account-mails/invitations.ts';

/**
 * Changes the roles of a person. If a role is removed, their sessions end. Their right to release apps does not change.
 *
 * @throws HttpsError `not-found`; `failed-precondition` for admins who would remove their own role, and for an account
 * whose address is not the invited one; `aborted` if the roles have changed since the caller saw them
 */
export async function changeRoles(
  { uid, from, to }: ChangeRolesRequest,
  actor: Actor,
): Promise<Person | null> {
  const person = await requirePerson(uid);
  const rolesBefore = assignableRoles(person.roles);
  const isDone = isSame(rolesBefore, to);
  if (!isDone) {
    if (!isSame(rolesBefore, assignableRoles(from))) throw conflictError();
    refuseOwnRemoval(person, to, actor);
    refuseUnconfirmedAddress(person);
    await auditRolesChange(person, { before: rolesBefore, to }, actor);
    await setRoles(uid, to);
  }
  // A repeated call ends the sessions, too, since the first one may have failed before that.
  if (isDone || rolesBefore.some((role) => !to.includes(role))) await endSessions(uid);
  return readPerson(uid);
}

/** Refuses admins who would remove their own role, so that at least one admin remains. */
function refuseOwnRemoval({ uid }: Person, to: readonly Role[], { actor }: Actor): void {
  if (uid !== actor || to.includes('admin')) return;
  throw new HttpsError(
    'failed-precondition',
    'You cannot stop being an admin yourself. Ask another admin to change your roles.',
  );
}

function refuseUnconfirmedAddress({ isVerified }: Person): void {
  if (isVerified) return;
  throw new HttpsError(
    'failed-precondition',
    'The address of this account is not confirmed, or differs from the invited one. Invite it instead.',
  );
}

/** Writes the audit entry, and mails all admins if the role of admin changes. */
async function auditRolesChange(
  { uid, email }: Person,
  { before: rolesBefore, to }: { before: Role[]; to: readonly Role[] },
  actor: Actor,
): Promise<void> {
  const batch = firestore().batch();
  const details = { before: rolesBefore, roles: [...to] };
  auditActionWith(batch, actor, 'change-roles', subjectOf(uid), details);
  if (rolesBefore.includes('admin') !== to.includes('admin')) {
    const change = to.includes('admin') ? 'given' : 'taken';
    await queueAdminChange(batch, { change, uid, by: actor.actor }, email);
  }
  await batch.commit();
}

const isSame = (one: readonly Role[], other: readonly Role[]) =>
  one.length === other.length && one.every((role) => other.includes(role));

const conflictError = () =>
  new HttpsError(
    'aborted',
    'Somebody else has changed these roles in the meantime. Your change was not saved: review the roles, then try again.',
  );

/**
 * Removes all rights of a person, or withdraws their invitation. The account stays, disabled, since the audit log names
 * it.
 *
 * @throws HttpsError `not-found`; `failed-precondition` for one's own account
 */
export async function revokePerson(uid: string, actor: Actor): Promise<void> {
  const invitation = await invitationDocument(uid).get();
  const person = invitation.exists ? await invitedPerson(invitation) : await requirePerson(uid);
  if (uid === actor.actor) {
    throw new HttpsError(
      'failed-precondition',
      'You cannot revoke your own access. Ask another admin to do it.',
    );
  }
  const { email, roles, releases } = person;
  const batch = firestore().batch();
  auditActionWith(batch, actor, 'revoke-person', subjectOf(uid), { before: roles, releases });
  batch.delete(invitation.ref);
  if (roles.includes('admin') && !invitation.exists) {
    await queueAdminChange(batch, { change: 'taken', uid, by: actor.actor }, email);
  }
  await batch.commit();
  if (invitation.exists) return;
  // Disabled first, so that nobody signs in again; claims last, so that after a failure the person is still listed.
  const accounts = getAuth(firebaseApp());
  await accounts.updateUser(uid, { disabled: true });
  await endSessions(uid);
  await accounts.setCustomUserClaims(uid, null);
}

/**
 * Removes all second factors of a person who has lost theirs, and ends their sessions. The next sign-in needs the
 * password alone. A repeated call does the same again.
 *
 * @throws HttpsError `not-found`
 */
export async function removeSecondFactor(
  { uid }: { uid: string },
  actor: Actor,
): Promise<Person | null> {
  const { secondFactors } = await requirePerson(uid);
  await auditAction(actor, 'remove-second-factor', subjectOf(uid), { before: secondFactors });
  await resetSecondFactors(uid);
  return readPerson(uid);
}
