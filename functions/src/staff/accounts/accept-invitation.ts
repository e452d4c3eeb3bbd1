import { getAuth } from 'firebase-admin/auth';
import { HttpsError } from 'firebase-functions/https';
import { homeTime } from '@raade/contracts/base/home-time';
import type { Invitation } from '@raade/contracts/staff/people';
import { auditActionWith } from '../../base/audit/audit-log.ts';
import { digestOfAddress } from '../../base/audit/digest-of-address.ts';
import { firebaseApp } from '../../base/firebase-app.ts';
import { firestore } from '../../base/firestore.ts';
import { queueAdminChange } from '../account-mails/admin-change.ts';
import { accountMay, nameOf, accountWith } from '../../base/rights/account.ts';
import { isStaffAccount, subjectOf } from './person.ts';
import { endSessions, setRoles } from './change-account.ts';
import {
  invitationDocument,
  invitationOf,
  type InvitationRecord,
  invitationWith,
} from '../account-mails/invitations.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Reads an invitation without accepting it. @throws HttpsError for an invalid code, as `acceptInvitation` does */
export async function readInvitation(code: string): Promise<Invitation> {
  const { email, roles, invited_by, valid_until } = await openInvitation(code);
  const validUntil = valid_until.toDate().toISOString();
  return { email, roles, invitedBy: await nameOf(invited_by), validUntil };
}

/**
 * Creates the account of an invitation with its roles, and deletes the invitation. The code was mailed to the address,
 * so it verifies the address. An existing account with the address is deleted first, with its password, second factors,
 * linked sign-ins and sessions, since its holder has never proven to own the address.
 *
 * @returns a code of Firebase Auth for setting the password
 * @throws HttpsError `not-found` if the code was used, replaced or withdrawn; `failed-precondition` if it has expired,
 * if the inviter may not invite any more, or if the address belongs to staff; `aborted` while somebody else changes
 * people
 */
export async function acceptInvitation(code: string) {
  // Refuses invalid codes before the lock, so that visitors cannot keep staff from changing people.
  await openInvitation(code);
  return oneAtATime(async () => {
    const invitation = await openInvitation(code);
    const { uid, email, roles } = invitation;
    const account = await accountWith(email);
    // The inviter's own account is never replaced, so an admin remains.
    if (account && (isStaffAccount(account) || account.uid === invitation.invited_by))
      throw alreadyStaffError();
    await consumeInvitation(invitation, account?.uid ?? null);
    const accounts = getAuth(firebaseApp());
    if (account) {
      // Tokens outlive their account, so its sessions end first.
      await endSessions(account.uid);
      await accounts.deleteUser(account.uid);
    }
    await accounts.createUser({ uid, email, emailVerified: true });
    await setRoles(uid, roles);
    const link = new URL(await accounts.generatePasswordResetLink(email));
    return { email, passwordCode: link.searchParams.get('oobCode') ?? '' };
  });
}

type OpenInvitation = InvitationRecord & { readonly uid: string };

/** Finds an invitation that can be accepted. */
async function openInvitation(code: string): Promise<OpenInvitation> {
  const document = await invitationWith(code);
  if (!document) throw notFoundError();
  const invitation = invitationOf(document);
  const { invited_by, valid_until } = invitation;
  if (valid_until.toMillis() <= Date.now()) {
    const end = homeTime(valid_until.toDate());
    throw refusal(`This invitation expired on ${end}.`, `Ask ${await nameOf(invited_by)}`);
  }
  if (!(await accountMay(invited_by, 'people.manage'))) {
    throw refusal('The person who invited you is not an admin any more.', 'Ask an admin');
  }
  return { ...invitation, uid: document.id };
}

/**
 * Deletes the invitation, writes the audit entry and queues the mails to admins, all in one commit, so that it works
 * only once.
 */
async function consumeInvitation(
  { uid, email, roles, invited_by }: OpenInvitation,
  replacedUid: string | null,
) {
  const batch = firestore().batch();
  batch.delete(invitationDocument(uid));
  auditActionWith(
    batch,
    { actor: uid, actor_address: await digestOfAddress(uid, email) },
    'accept-invitation',
    subjectOf(uid),
    { roles, invited_by, replaced: replacedUid },
  );
  if (roles.includes('admin')) {
    await queueAdminChange(batch, { change: 'given', uid, by: invited_by }, email);
  }
  await batch.commit();
}

const notFoundError = () =>
  new HttpsError(
    'not-found',
    'This link is incomplete, or the invitation was accepted, withdrawn or replaced by a newer email. If you have accepted it, sign in, or set a password by "Forgot your password?".',
  );

const refusal = (reason: string, advice: string) =>
  new HttpsError('failed-precondition', `${reason} ${advice} to invite you again.`);

const alreadyStaffError = () =>
  new HttpsError(
    'failed-precondition',
    'You already have a staff account. Sign in, or set a password by "Forgot your password?".',
  );
