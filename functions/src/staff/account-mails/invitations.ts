import { createHash, randomBytes } from 'node:crypto';
import { FieldValue, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { INVITATION_DAYS, type Person } from '@raade/contracts/staff/people';
import { type Role, ROLES } from '@raade/contracts/staff/roles';
import { expiryOf } from '../../base/expires-at.ts';
import { collection } from '../../base/firestore.ts';
import { nameOf } from '../../base/rights/account.ts';

const VALID_FOR_MS = INVITATION_DAYS * 24 * 60 * 60 * 1000;

/**
 * A document of `invitations`. Its id becomes the id of the account. It is deleted when the invitation is accepted or
 * withdrawn.
 */
const invitationSchema = z.object({
  email: z.string(),
  roles: z.array(z.enum(ROLES)),
  /** Id of the account that invited. */
  invited_by: z.string(),
  invited_at: z.instanceof(Timestamp),
  valid_until: z.instanceof(Timestamp),
  /** Hashes (SHA-256, hex) of the codes of all mails of this invitation. */
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

/** Fields of a new invitation. It replaces an earlier one, so the links of earlier mails become invalid. */
export function newInvitation(email: string, roles: readonly Role[], invitedBy: string) {
  const valid_until = Timestamp.fromMillis(Date.now() + VALID_FOR_MS);
  return {
    email,
    roles: [...roles],
    invited_by: invitedBy,
    valid_until,
    code_hashes: [],
    invited_at: FieldValue.serverTimestamp(),
    ...expiryOf('invitations'),
  };
}

/**
 * Creates a code for a mail of the invitation. Only its hash is stored. Earlier codes stay valid, since nobody knows
 * which mail has arrived.
 */
export async function newInvitationCode(uid: string): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await invitationDocument(uid).update({ code_hashes: FieldValue.arrayUnion(hashOf(code)) });
  return code;
}

/** Finds the invitation of a code; undefined if it was accepted, withdrawn or replaced. */
export async function invitationWith(code: string): Promise<DocumentSnapshot | undefined> {
  const invitationQuery = collection('invitations')
    .where('code_hashes', 'array-contains', hashOf(code))
    .limit(1);
  return (await invitationQuery.get()).docs[0];
}

/** An invitation as the page **People** lists it. */
export async function invitedPerson(document: DocumentSnapshot): Promise<Person> {
  const { email, roles, invited_by, valid_until } = invitationOf(document);
  return {
    uid: document.id,
    email,
    roles,
    releases: [],
    isDisabled: false,
    isVerified: false,
    lastSignIn: null,
    secondFactors: [],
    invitedUntil: valid_until.toDate().toISOString(),
    invitedBy: await nameOf(invited_by),
  };
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');
