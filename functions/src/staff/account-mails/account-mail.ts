import { getAuth } from 'firebase-admin/auth';
import * as z from 'zod/mini';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { homeTime } from '@raade/contracts/base/home-time';
import { passwordPageUrl } from '@raade/contracts/staff/password';
import { passwordResetEmail, staffInvitationEmail } from '@raade/emails';
import { INVITATION_DAYS } from '@raade/contracts/staff/people';
import { siteUrl } from '../../base/configuration/mail-settings.ts';
import { firebaseApp } from '../../base/firebase-app.ts';
import { emailFrame, outgoingMail } from '../../mail/compose/outgoing-mail.ts';
import type { OutgoingMail } from '../../mail/mail-provider.ts';
import type { OutboxKind } from '../../mail/outbox/outbox-kind.ts';
import { nameOf, accountOf, isStaffInService } from '../../base/rights/account.ts';
import { invitationDocument, invitationOf, newInvitationCode } from './invitations.ts';
import type { Withheld, WithheldMails } from '../../mail/deliveries/mail-queue.ts';
import { stateOf } from '../../mail/deliveries/delivery-state.ts';

/** Mails with a link, to an account or an invited address. */
const KINDS = ['staff-invitation', 'password-reset'] as const;

/** Outbox entry of such a mail. It contains no link, since whoever reads the outbox could use it. */
const accountMailSchema = z.object({
  kind: z.enum(KINDS),
  to: z.string(),
  uid: z.string(),
});
type AccountMail = z.infer<typeof accountMailSchema>;

/** Lets the outbox compose mails about accounts. */
export const accountMailKind: OutboxKind = {
  names: KINDS,
  mailKind: 'account',
  compose: (key, data) => accountMail(key, z.parse(accountMailSchema, data)),
};

/**
 * Composes the mail of an outbox entry. The link is created here, so that the outbox has none. A retry creates another
 * link, and both work.
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
    return outgoingMail(key, entry.to, passwordResetEmail({ passwordLink }, frame));
  }
  const { roles, invited_by, valid_until } = invitationOf(
    await invitationDocument(entry.uid).get(),
  );
  const code = await newInvitationCode(entry.uid);
  const invitation = {
    roles,
    invitedBy: await nameOf(invited_by),
    until: homeTime(valid_until.toDate()),
    link: passwordPageUrl(siteUrl(), 'invitation', code),
  };
  return outgoingMail(key, entry.to, staffInvitationEmail(invitation, frame));
}

const HOUR_MS = 60 * 60 * 1000;

/** Age in milliseconds after which a mail is not sent: the person has probably asked again by then. */
const SENDABLE_FOR_MS: Readonly<Record<AccountMail['kind'], number>> = {
  'password-reset': HOUR_MS,
  'staff-invitation': INVITATION_DAYS * 24 * HOUR_MS,
};

/** Finds the mails that must not be sent any more: the account is not in use, or they are too old. */
export async function unwantedAccountMails(
  documents: readonly QueryDocumentSnapshot[],
): Promise<WithheldMails> {
  const unwanted = new Map<string, Withheld>();
  for (const document of documents) {
    const mail = z.safeParse(accountMailSchema, document.data()).data;
    const withheld = mail && (await withheldFor(mail, document));
    if (withheld) unwanted.set(document.id, withheld);
  }
  return unwanted;
}

async function withheldFor(
  { kind, uid, to }: AccountMail,
  document: QueryDocumentSnapshot,
): Promise<Withheld | undefined> {
  const requestedAt = stateOf(document).created_at?.toMillis() ?? 0;
  if (Date.now() - requestedAt > SENDABLE_FOR_MS[kind]) {
    return { status: 'failed', reason: 'It could not be sent for too long.' };
  }
  const isNeeded = kind === 'password-reset' ? await isInUse(uid, to) : await isInvited(uid, to);
  if (isNeeded) return undefined;
  return { status: 'needless', reason: 'The account or invitation is no longer valid.' };
}

async function isInUse(uid: string, email: string): Promise<boolean> {
  const account = await accountOf(uid);
  return account?.email === email && isStaffInService(account);
}

async function isInvited(uid: string, email: string): Promise<boolean> {
  const invitation = await invitationDocument(uid).get();
  return invitation.get('email') === email;
}
