import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { passwordPageUrl } from '@raade/contracts/staff/password';
import { siteUrl } from '../configuration/mail-settings.ts';
import { WAITING } from '../deliveries/delivery-state.ts';
import { expiryOf } from '../expiry.ts';
import { firebaseApp } from '../firebase-app.ts';
import { firestore } from '../firestore.ts';
import { emailFrame } from '../mail/compose/email-frame.ts';
import { passwordResetMail } from '../mail/compose/password-reset-mail.ts';
import { staffInvitationMail } from '../mail/compose/staff-invitation-mail.ts';
import type { OutgoingMail } from '../mail/mail-provider.ts';
import { nameOf } from '../people/account.ts';
import { invitationDocument, invitationOf, newInvitationCode } from '../invitations/invitations.ts';

/** Mails with a link for the owner of an account, or of the address that is invited to have one. */
const KINDS = ['staff-invitation', 'password-reset'] as const;

/** The fields of an entry about such a mail. It holds no link: whoever read the outbox could use it. */
export const accountMailSchema = z.object({
  kind: z.enum(KINDS),
  to: z.string(),
  uid: z.string(),
});
export type AccountMail = z.infer<typeof accountMailSchema>;

/** Mails to staff, as they stand in the outbox. */
export function accountMails() {
  const kinds = [...KINDS, 'admin-change', 'dispute'];
  return firestore().collection(COLLECTIONS.outbox).where('kind', 'in', kinds);
}

/** A transaction or a batch. */
interface Change {
  create(document: DocumentReference, data: object): unknown;
}

/** Queues an `AccountMail`, an `AdminChange` or a `DisputeNews` within a change. Two requests queue two mails. */
export function queueAccountMail(
  change: Change,
  entry: Readonly<Record<'kind' | 'to' | 'uid', string>>,
) {
  const document = firestore().collection(COLLECTIONS.outbox).doc(`${entry.kind}_${randomUUID()}`);
  change.create(document, {
    ...entry,
    ...WAITING,
    ...expiryOf('outbox'),
    created_at: FieldValue.serverTimestamp(),
  });
}

/**
 * The mail of an entry. Its link is made now, so the outbox holds none: an attempt after a failure has another one, and
 * both work.
 *
 * @throws FirebaseAuthError if the account is gone
 * @throws z.core.$ZodError if the invitation is gone
 */
export async function accountMail(key: string, entry: AccountMail): Promise<OutgoingMail> {
  const frame = await emailFrame();
  if (entry.kind === 'password-reset') {
    const link = new URL(await getAuth(firebaseApp()).generatePasswordResetLink(entry.to));
    const code = link.searchParams.get('oobCode');
    if (code === null) throw new Error('Firebase Auth gave a link without a code.');
    const passwordLink = passwordPageUrl(siteUrl(), 'code', code);
    return passwordResetMail({ key, to: entry.to, passwordLink }, frame);
  }
  const { roles, invited_by, good_until } = invitationOf(await invitationDocument(entry.uid).get());
  const code = await newInvitationCode(entry.uid);
  const invitation = {
    roles,
    invitedBy: await nameOf(invited_by),
    goodUntil: good_until.toDate(),
    link: passwordPageUrl(siteUrl(), 'invitation', code),
  };
  return staffInvitationMail({ key, to: entry.to, ...invitation }, frame);
}
