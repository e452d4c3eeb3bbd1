import type { WriteBatch } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { adminChangeEmail } from '@raade/emails';
import { siteUrl } from '../../base/configuration/mail-settings.ts';
import { emailFrame, outgoingMail } from '../../mail/compose/outgoing-mail.ts';
import type { OutgoingMail } from '../../mail/mail-provider.ts';
import type { OutboxKind } from '../../mail/outbox/outbox-kind.ts';
import { queueNewMail } from '../../mail/outbox/queue-mail.ts';
import { accountsWith, nameOf } from '../../base/rights/account.ts';
import { invitationDocument } from './invitations.ts';

/** Outbox entry that tells one address that admins have changed. People are named by account id. */
const adminChangeSchema = z.object({
  kind: z.literal('admin-change'),
  to: z.string(),
  /** The role of admin was given or taken, or an invitation to it was sent. */
  change: z.enum(['invited', 'given', 'taken']),
  /** Id of the account or invitation that changes. */
  uid: z.string(),
  /** Id of the account that made the change. */
  by: z.string(),
});
type AdminChange = z.infer<typeof adminChangeSchema>;

/** Lets the outbox compose mails about changes of admins. */
export const adminChangeKind: OutboxKind = {
  names: ['admin-change'],
  mailKind: 'account',
  compose: (key, data) => adminChangeMail(key, z.parse(adminChangeSchema, data)),
};

/**
 * Queues a mail about the change to every admin in service, within the batch of its audit entry.
 *
 * @param changedAddress address of the changed account, which gets the mail, too
 */
export async function queueAdminChange(
  batch: WriteBatch,
  { change, uid, by }: Pick<AdminChange, 'change' | 'uid' | 'by'>,
  changedAddress: string | null = null,
): Promise<void> {
  const addresses = new Set(changedAddress === null ? [] : [changedAddress]);
  for (const { email } of await accountsWith('admin')) addresses.add(email);
  for (const to of addresses) {
    const entry: AdminChange = { kind: 'admin-change', to, change, uid, by };
    queueNewMail(batch, entry);
  }
}

async function adminChangeMail(
  key: string,
  { to, change, uid, by }: AdminChange,
): Promise<OutgoingMail> {
  const invitedAddress: unknown = (await invitationDocument(uid).get()).get('email');
  const person = typeof invitedAddress === 'string' ? invitedAddress : await nameOf(uid);
  const peoplePage = new URL('/admin/people', siteUrl()).href;
  const input = { change, person, by: await nameOf(by), peoplePage };
  return outgoingMail(key, to, adminChangeEmail(input, await emailFrame()));
}
