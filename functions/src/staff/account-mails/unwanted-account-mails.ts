import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { INVITATION_DAYS } from '@raade/contracts/staff/people';
import type { Bar, Barred } from '../../mail/deliveries/mail-queue.ts';
import { stateOf } from '../../mail/deliveries/delivery-state.ts';
import { accountOf, isStaffInService } from '../../base/rights/account.ts';
import { invitationDocument } from './invitations.ts';
import { accountMailSchema, type AccountMail } from './account-mail.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A mail that waited for longer is a surprise: who asked has asked again, or found another way. */
const WANTED_FOR_MS: Readonly<Record<AccountMail['kind'], number>> = {
  'password-reset': HOUR_MS,
  'staff-invitation': INVITATION_DAYS * 24 * HOUR_MS,
};

/** The mails about accounts that nobody is to get any more: the account is not in use, or they waited for too long. */
export async function unwantedAccountMails(
  documents: readonly QueryDocumentSnapshot[],
): Promise<Barred> {
  const unwanted = new Map<string, Bar>();
  for (const document of documents) {
    const mail = z.safeParse(accountMailSchema, document.data()).data;
    const bar = mail && (await barAgainst(mail, document));
    if (bar) unwanted.set(document.id, bar);
  }
  return unwanted;
}

async function barAgainst(
  { kind, uid, to }: AccountMail,
  document: QueryDocumentSnapshot,
): Promise<Bar | undefined> {
  const askedAt = stateOf(document).created_at?.toMillis() ?? 0;
  if (Date.now() - askedAt > WANTED_FOR_MS[kind]) {
    return { status: 'failed', reason: 'It could not be sent for too long.' };
  }
  const isWanted = kind === 'password-reset' ? await isInUse(uid, to) : await isInvited(uid, to);
  if (isWanted) return undefined;
  return { status: 'needless', reason: 'The account or invitation is not in use any more.' };
}

async function isInUse(uid: string, email: string): Promise<boolean> {
  const account = await accountOf(uid);
  return account?.email === email && isStaffInService(account);
}

async function isInvited(uid: string, email: string): Promise<boolean> {
  const invitation = await invitationDocument(uid).get();
  return invitation.get('email') === email;
}
