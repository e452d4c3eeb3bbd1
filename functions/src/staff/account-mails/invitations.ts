import { createHash, randomBytes } from 'node:crypto';
import { FieldValue, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { INVITATION_DAYS, type Person } from '@raade/contracts/staff/people';
import { type Role, ROLES } from '@raade/contracts/staff/roles';
import { expiryOf } from '../../base/expires-at.ts';
import { collection } from '../../base/firestore.ts';
import { nameOf } from '../../base/rights/account.ts';

const LASTS_MS = INVITATION_DAYS * 24 * 60 * 60 * 1000;

/** A document of `invitations`, under the id that the account gets. It is deleted when it is accepted or taken back. */
const invitationSchema = z.object({
  email: z.string(),
  roles: z.array(z.enum(ROLES)),
  /** Id of the account that invited. */
  invited_by: z.string(),
  invited_at: z.instanceof(Timestamp),
  good_until: z.instanceof(Timestamp),
  /** SHA-256, in hex, of the code of each mail of this invitation. */
  code_hashes: z.array(z.string()),
});
export type InvitationRecord = z.infer<typeof invitationSchema>;

export function invitationDocument(uid: string) {
  return collection('invitations').doc(uid);
}

/** @throws z.core.$ZodError if the document is no invitation */
export function invitationOf(document: DocumentSnapshot): InvitationRecord {
  return z.parse(invitationSchema, document.data());
}

/** The fields of an invitation that is sent now. It replaces an earlier one, so links of earlier mails end. */
export function newInvitation(email: string, roles: readonly Role[], invitedBy: string) {
  const good_until = Timestamp.fromMillis(Date.now() + LASTS_MS);
  return {
    ...{ email, roles: [...roles], invited_by: invitedBy, good_until, code_hashes: [] },
    invited_at: FieldValue.serverTimestamp(),
    ...expiryOf('invitations'),
  };
}

/**
 * A new code for a mail of the invitation. Only its hash is stored. Codes of earlier attempts stay valid: nobody knows
 * which of them has arrived.
 */
export async function newInvitationCode(uid: string): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await invitationDocument(uid).update({ code_hashes: FieldValue.arrayUnion(hashOf(code)) });
  return code;
}

/** The invitation that the code opens; undefined if it was accepted, taken back or replaced. */
export async function invitationWith(code: string): Promise<DocumentSnapshot | undefined> {
  const found = collection('invitations')
    .where('code_hashes', 'array-contains', hashOf(code))
    .limit(1);
  return (await found.get()).docs[0];
}

/** An invitation as the page of people lists it. */
export async function invitedPerson(document: DocumentSnapshot): Promise<Person> {
  const { email, roles, invited_by, good_until } = invitationOf(document);
  return {
    ...{ uid: document.id, email, roles, releases: [] },
    ...{ isDisabled: false, isVerified: false, lastSignIn: null, secondFactors: [] },
    invitedUntil: good_until.toDate().toISOString(),
    invitedBy: await nameOf(invited_by),
  };
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');
