import type { Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { donationDay } from '@raade/contracts/money/donation-day';
import { homeTime } from '@raade/contracts/base/home-time';
import { formatCents } from '@raade/contracts/money/money';
import { receiptNumberOf } from '@raade/contracts/money/receipt-number';
import { receiptStateSchema } from '@raade/contracts/money/receipts';
import { disputeEmail } from '@raade/emails';
import { siteUrl } from '../../base/configuration/mail-settings.ts';
import { collection } from '../../base/firestore.ts';
import { emailFrame, outgoingMail } from '../../mail/compose/outgoing-mail.ts';
import type { OutgoingMail } from '../../mail/mail-provider.ts';
import type { OutboxKind } from '../../mail/outbox/outbox-kind.ts';
import { queueNewMail } from '../../mail/outbox/queue-mail.ts';
import { accountsWith } from '../../base/rights/account.ts';
import { receiptDonationSchema } from '../receipts/receipt-facts.ts';

/** Outbox entry of a mail to one treasurer about a dispute. It does not name the donor. */
const disputeEntrySchema = z.object({
  kind: z.literal('dispute'),
  to: z.string(),
  uid: z.string(),
  donation_id: z.string(),
  dispute_id: z.string(),
  /** True for an inquiry of the bank, which moves no money. */
  is_inquiry: z.boolean(),
  amount: z.string(),
  /** Stripe's reason of the dispute. The field `reason` of outbox entries is the reason why a mail was not sent. */
  bank_reason: z.string(),
  due_by: z.nullable(z.iso.datetime()),
});
type DisputeEntry = z.output<typeof disputeEntrySchema>;

export const disputeKind: OutboxKind = {
  names: ['dispute'],
  mailKind: 'account',
  compose: (key, data) => disputeMail(key, z.parse(disputeEntrySchema, data)),
};

const needsResponse = ({ status }: Stripe.Dispute) => status.endsWith('needs_response');

/** The deadline for answering a dispute, in ISO 8601; null if no answer is possible or needed. */
export function deadlineOf(dispute: Stripe.Dispute): string | null {
  const { due_by } = dispute.evidence_details;
  return needsResponse(dispute) && due_by ? new Date(due_by * 1000).toISOString() : null;
}

type Recipient = Awaited<ReturnType<typeof accountsWith>>[number];

/**
 * Lists the accounts to mail about disputes that need an answer: all treasurers, or all admins if there is none. An
 * error of Firebase Auth is logged and the list is empty, since recording must not depend on Auth. The next reading of
 * the payment then queues the mails, at the latest in the nightly reconciliation.
 */
export async function disputeRecipients(disputes: readonly Stripe.Dispute[]): Promise<Recipient[]> {
  if (!disputes.some(needsResponse)) return [];
  try {
    const treasurers = await accountsWith('treasurer');
    const recipients = treasurers.length > 0 ? treasurers : await accountsWith('admin');
    if (recipients.length === 0) logger.warn('a dispute has nobody to notify');
    return recipients;
  } catch (error) {
    logger.error('the recipients of a dispute could not be listed', error);
    return [];
  }
}

/**
 * Prepares mails about a donation's disputes, within the transaction that records them. Each dispute is mailed once,
 * and once more if an inquiry becomes a dispute.
 *
 * @returns function that queues the mails; call it after all reads of the transaction
 */
export async function prepareDisputeMails(
  transaction: Transaction,
  donation_id: string,
  disputes: readonly Stripe.Dispute[],
  recipients: readonly Recipient[],
): Promise<() => void> {
  const dueMails: Omit<DisputeEntry, 'to' | 'uid'>[] = [];
  if (recipients.length === 0) return () => undefined;
  for (const dispute of disputes.filter(needsResponse)) {
    // The statuses of inquiries begin like this, for example `warning_needs_response`.
    const isInquiry = dispute.status.startsWith('warning_');
    const ids = { donation_id, dispute_id: dispute.id, is_inquiry: isInquiry };
    const earlierMails = collection('outbox')
      .where('dispute_id', '==', dispute.id)
      .where('is_inquiry', '==', isInquiry);
    if (!(await transaction.get(earlierMails.limit(1))).empty) continue;
    const amount = formatCents(dispute.amount, dispute.currency);
    const answer = { bank_reason: dispute.reason, due_by: deadlineOf(dispute) };
    dueMails.push({ kind: 'dispute', ...ids, amount, ...answer });
  }
  return () => {
    for (const { uid, email: to } of recipients) {
      for (const entry of dueMails) queueNewMail(transaction, { ...entry, to, uid });
    }
  };
}

/** @throws z.core.$ZodError if there is no such donation */
async function disputeMail(key: string, entry: DisputeEntry): Promise<OutgoingMail> {
  const { to, donation_id, is_inquiry: isInquiry, amount, bank_reason: reason, due_by } = entry;
  const snapshot = await collection('donations').doc(donation_id).get();
  const donation = z.parse(
    z.extend(receiptDonationSchema, receiptStateSchema.shape),
    snapshot.data(),
  );
  const page = `/admin/reconciliation?tab=payments&donations-search=${donation_id}`;
  const input = {
    isInquiry,
    amount,
    reason,
    paidOn: donationDay(donation),
    receipt: receiptNumberOf(donation),
    answerBy: due_by === null ? null : homeTime(new Date(due_by)),
    donationPage: new URL(page, siteUrl()).href,
  };
  return outgoingMail(key, to, disputeEmail(input, await emailFrame()));
}
