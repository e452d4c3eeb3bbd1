import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { COLLECTIONS } from '@raade/contracts/collections';
import { rolesOf } from '@raade/contracts/people/claims';
import { setPasswordUrl } from '@raade/contracts/people/password';
import { siteUrl } from '../configuration/mail-settings.ts';
import { WAITING } from '../deliveries/delivery-state.ts';
import { expiryOf } from '../expiry.ts';
import { firebaseApp } from '../firebase-app.ts';
import { firestore } from '../firestore.ts';
import { emailFrame } from '../mail/compose/email-frame.ts';
import { passwordResetMail } from '../mail/compose/password-reset-mail.ts';
import { staffInvitationMail } from '../mail/compose/staff-invitation-mail.ts';
import type { OutgoingMail } from '../mail/mail-provider.ts';

/** Mails with a link that sets the password of an account. */
const KINDS = ['staff-invitation', 'password-reset'] as const;
type Kind = (typeof KINDS)[number];

/** The fields of an entry about such a mail. It holds no link: whoever read the outbox could use it. */
export const accountMailSchema = z.object({
  kind: z.enum(KINDS),
  to: z.string(),
  uid: z.string(),
});
export type AccountMail = z.infer<typeof accountMailSchema>;

/** Mails about accounts, as they stand in the outbox. */
export function accountMails() {
  return firestore().collection(COLLECTIONS.outbox).where('kind', 'in', KINDS);
}

/** A transaction or a batch. */
interface Change {
  create(document: DocumentReference, data: object): unknown;
}

/** Queues such a mail within a change. Each is an entry of its own: whoever asks twice is written to twice. */
export function queueAccountMail(
  change: Change,
  kind: Kind,
  { uid, to }: { uid: string; to: string },
) {
  const entry = firestore().collection(COLLECTIONS.outbox).doc(`${kind}_${randomUUID()}`);
  change.create(entry, {
    ...{ kind, to, uid },
    ...WAITING,
    ...expiryOf('outbox'),
    created_at: FieldValue.serverTimestamp(),
  });
}

/**
 * The mail of an entry. Its link is made now, since it is good for an hour from now on: an attempt after a failure
 * has another one, and both work.
 *
 * @throws FirebaseAuthError if the account is gone
 */
export async function accountMail(
  key: string,
  { kind, to, uid }: AccountMail,
): Promise<OutgoingMail> {
  const auth = getAuth(firebaseApp());
  const link = await auth.generatePasswordResetLink(to);
  const code = new URL(link).searchParams.get('oobCode');
  if (code === null) throw new Error('Firebase Auth gave a link without a code.');
  const passwordLink = setPasswordUrl(siteUrl(), code);
  const frame = await emailFrame();
  if (kind === 'password-reset') return passwordResetMail({ key, to, passwordLink }, frame);
  const { customClaims = {} } = await auth.getUser(uid);
  return staffInvitationMail({ key, to, passwordLink, roles: rolesOf(customClaims) }, frame);
}
