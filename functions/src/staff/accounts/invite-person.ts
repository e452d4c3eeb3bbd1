import { randomUUID } from 'node:crypto';
import { HttpsError } from 'firebase-functions/https';
import type { Person } from '@raade/contracts/staff/people';
import type { Role } from '@raade/contracts/staff/roles';
import type { Actor } from '../../base/audit/actor.ts';
import { auditActionWith } from '../../base/audit/audit-log.ts';
import { firestore, collection } from '../../base/firestore.ts';
import { normalizeAddress } from '../../base/address.ts';
import { queueNewMail } from '../../mail/outbox/queue-mail.ts';
import { queueAdminChange } from '../account-mails/admin-change.ts';
import { accountWith } from '../../base/rights/account.ts';
import { isStaffAccount, subjectOf } from './person.ts';
import { invitationDocument, invitedPerson, newInvitation } from '../account-mails/invitations.ts';

interface Invitee {
  readonly email: string;
  readonly roles: readonly Role[];
}

/**
 * Invites an address to these roles. No account is created or changed until the mailed link is used
 * (`accept-invitation.ts`). A second invitation replaces the first.
 *
 * @throws HttpsError `already-exists` if the address belongs to staff
 */
export async function invitePerson({ email, roles }: Invitee, actor: Actor): Promise<Person> {
  const to = normalizeAddress(email);
  const account = await accountWith(to);
  if (account && isStaffAccount(account)) {
    throw new HttpsError(
      'already-exists',
      'Somebody with this address is already on the list. Change their roles there.',
    );
  }
  const earlierInvitations = await collection('invitations')
    .where('email', '==', to)
    .limit(1)
    .get();
  const uid = earlierInvitations.docs[0]?.id ?? randomUUID();
  const batch = firestore().batch();
  batch.set(invitationDocument(uid), newInvitation(to, roles, actor.actor));
  auditActionWith(batch, actor, 'invite-person', subjectOf(uid), { roles: [...roles] });
  queueNewMail(batch, { kind: 'staff-invitation', uid, to });
  if (roles.includes('admin')) {
    await queueAdminChange(batch, { change: 'invited', uid, by: actor.actor });
  }
  await batch.commit();
  return invitedPerson(await invitationDocument(uid).get());
}
