import { getAuth } from 'firebase-admin/auth';
import { HttpsError } from 'firebase-functions/https';
import type { Actor } from '../../base/audit/actor.ts';
import { noteActionWith } from '../../base/audit/audit-log.ts';
import { firebaseApp } from '../../base/firebase-app.ts';
import { firestore } from '../../base/firestore.ts';
import { queueAdminChange } from '../account-mails/admin-change.ts';
import { knownPerson, subjectOf } from './person.ts';
import { endSessions } from './end-sessions.ts';
import { invitationDocument, invitedPerson } from '../account-mails/invitations.ts';

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
