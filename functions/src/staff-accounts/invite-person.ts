import { randomUUID } from 'node:crypto';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { HttpsError } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import type { Person } from '@raade/contracts/people/people';
import type { Role } from '@raade/contracts/people/roles';
import type { Actor } from '../audit/actor.ts';
import { noteActionWith } from '../audit/audit-log.ts';
import { firebaseApp } from '../firebase-app.ts';
import { firestore } from '../firestore.ts';
import { normalizeAddress } from '../mail/address.ts';
import { queueAccountMail } from '../outbox/account-mail.ts';
import { accountWith } from './account-with.ts';
import { subjectOf } from './change-people.ts';
import { endSessions } from './end-sessions.ts';
import { invitationDocument, newInvitation } from './invitations.ts';
import { readPerson } from './person.ts';
import { setRoles } from './set-roles.ts';

export interface Invitation {
  readonly email: string;
  readonly roles: readonly Role[];
}

/**
 * Makes an account with these roles, which nobody can sign in to before its owner has set a password by the link of a
 * mail. An invitation that nobody has accepted is sent again, with these roles.
 *
 * An account that has the address already and was not made for it goes, and with it what somebody did to it: a
 * password, a linked sign-in, a second factor, sessions. Whoever reads the mailbox gets the new one.
 *
 * @param newId the id of the account, if one is made
 * @throws HttpsError `already-exists` for somebody who is staff
 */
export async function invitePerson(
  { email, roles }: Invitation,
  actor: Actor,
  newId: string = randomUUID(),
): Promise<Person | null> {
  const { to, found, invited, isStaff } = await inviteeOf(email);
  if (isStaff) throw alreadyStaff();

  const uid = invited?.uid ?? newId;
  await noteInvitation({ uid, roles, replaced: invited ? undefined : found?.uid }, actor);
  if (!invited) {
    if (found) await remove(found);
    await getAuth(firebaseApp()).createUser({ uid, email: to, emailVerified: false });
  }
  await setRoles(uid, roles);
  await send(uid, to);
  return readPerson(uid);
}

/** Who has the address now: the account, if there is one, and whether it was invited, or is somebody's of the staff. */
export async function inviteeOf(email: string) {
  const to = normalizeAddress(email);
  const found = await accountWith(to);
  const person = found ? await readPerson(found.uid) : null;
  const isStaff = person !== null && person.isVerified && !person.isDisabled;
  const isInvited = person !== null && person.invitedUntil !== null && !person.isDisabled;
  return { to, found, invited: isInvited ? person : undefined, isStaff };
}

interface Noted {
  readonly uid: string;
  readonly roles: readonly Role[];
  /** The account that had the address before. */
  readonly replaced: string | undefined;
}

/** Notes the invitation before there is an account, which is on the list from the beginning by that. */
async function noteInvitation({ uid, roles, replaced }: Noted, actor: Actor): Promise<void> {
  const batch = firestore().batch();
  batch.set(invitationDocument(uid), newInvitation(actor.actor));
  noteActionWith(batch, {
    action: CALLABLES.invitePerson,
    ...actor,
    subject: subjectOf(uid),
    details: { roles: [...roles], replaced: replaced ?? null },
  });
  await batch.commit();
}

/** Sessions end first: the tokens of an account live on after it. */
async function remove({ uid }: UserRecord): Promise<void> {
  await endSessions(uid);
  await getAuth(firebaseApp()).deleteUser(uid);
  await invitationDocument(uid).delete();
}

async function send(uid: string, to: string): Promise<void> {
  const batch = firestore().batch();
  queueAccountMail(batch, 'staff-invitation', { uid, to });
  await batch.commit();
}

export const alreadyStaff = () =>
  new HttpsError(
    'already-exists',
    'Somebody with this address is on the list already. Change their roles there.',
  );
