import { getAuth } from 'firebase-admin/auth';
import * as z from 'zod/mini';
import { passwordPageUrl } from '@raade/contracts/staff/password';
import { siteUrl } from '../../base/configuration/mail-settings.ts';
import { firebaseApp } from '../../base/firebase-app.ts';
import { emailFrame } from '../../mail/compose/email-frame.ts';
import { passwordResetMail } from './password-reset-mail.ts';
import { staffInvitationMail } from './staff-invitation-mail.ts';
import type { OutgoingMail } from '../../mail/mail-provider.ts';
import type { OutboxKind } from '../../mail/outbox/outbox-kind.ts';
import { nameOf } from '../../base/rights/account.ts';
import { invitationDocument, invitationOf, newInvitationCode } from './invitations.ts';

/** Mails with a link for the owner of an account, or of the address that is invited to have one. */
const KINDS = ['staff-invitation', 'password-reset'] as const;

/** The fields of an entry about such a mail. It holds no link: whoever read the outbox could use it. */
export const accountMailSchema = z.object({
  kind: z.enum(KINDS),
  to: z.string(),
  uid: z.string(),
});
export type AccountMail = z.infer<typeof accountMailSchema>;

export const accountMailKind: OutboxKind = {
  names: KINDS,
  owedAs: 'account',
  compose: (key, data) => accountMail(key, z.parse(accountMailSchema, data)),
};

/**
 * The mail of an entry. Its link is made now, so the outbox holds none: an attempt after a failure has another one, and
 * both work.
 *
 * @throws FirebaseAuthError if the account is gone
 * @throws z.core.$ZodError if the invitation is gone
 */
async function accountMail(key: string, entry: AccountMail): Promise<OutgoingMail> {
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
