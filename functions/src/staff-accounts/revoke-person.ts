import { getAuth } from 'firebase-admin/auth';
import { HttpsError } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import type { Actor } from '../audit/actor.ts';
import { noteAction } from '../audit/audit-log.ts';
import { firebaseApp } from '../firebase-app.ts';
import { knownPerson, subjectOf } from './change-people.ts';
import { endSessions } from './end-sessions.ts';
import { invitationDocument } from './invitations.ts';

/**
 * Takes all rights from a person, or takes their invitation back. The account stays, disabled: the audit log names it.
 *
 * @throws HttpsError `not-found`; `failed-precondition` for one's own account
 */
export async function revokePerson(uid: string, actor: Actor): Promise<void> {
  const { roles, releases } = await knownPerson(uid);
  if (uid === actor.actor) {
    throw new HttpsError(
      'failed-precondition',
      'You cannot take your own rights away. Ask another admin to do it.',
    );
  }
  await noteAction({
    action: CALLABLES.revokePerson,
    ...actor,
    subject: subjectOf(uid),
    details: { before: roles, releases },
  });
  // In this order nobody signs in anew after the end, and who is left half-way is still on the list.
  const accounts = getAuth(firebaseApp());
  await accounts.updateUser(uid, { disabled: true });
  await endSessions(uid);
  await invitationDocument(uid).delete();
  await accounts.setCustomUserClaims(uid, null);
}
