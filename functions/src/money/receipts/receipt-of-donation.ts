import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { type DonationMoney, donationMoneySchema } from '@raade/contracts/money/donation-money';
import { donationRecordSchema } from '@raade/contracts/money/donation-record';
import {
  receiptStateSchema,
  returnedCents,
  type ReceiptState,
} from '@raade/contracts/money/receipts';
import { receiptNumber } from '@raade/contracts/money/receipt-number';
import { queueDonationReceipt, receiptDocument } from './receipt-entry.ts';
import type { ReceiptOrder } from './receipt-facts.ts';

/** Money fields of a donation that its receipt depends on. */
type ReceiptMoney = Pick<DonationMoney, 'refunded_cents' | 'dispute' | 'disputed_cents'>;

/** The fields of `donations/{id}` that its receipt depends on. */
const donationOnRecordSchema = z.object({
  ...z.pick(donationRecordSchema, { donor_email: true, amount_cents: true }).shape,
  ...z.pick(donationMoneySchema, { refunded_cents: true, dispute: true, disputed_cents: true })
    .shape,
  ...receiptStateSchema.shape,
});

/**
 * Returns the current receipt of a donation. For a donation that never had one, its first receipt over the remaining
 * amount; null if nothing remains.
 */
export function currentReceipt(donation: DocumentSnapshot): ReceiptOrder | null {
  const record = z.parse(donationOnRecordSchema, donation.data());
  const { receipt_revision: revision, receipt_returned_cents } = record;
  if (revision > 0)
    return { donationId: donation.id, revision, returnedCents: receipt_returned_cents };
  const first = firstReceipt(donation.id, record.amount_cents, record);
  return first.returnedCents < record.amount_cents ? first : null;
}

/** The first receipt of a donation. */
export function firstReceipt(
  donationId: string,
  amountCents: number,
  money: ReceiptMoney,
): ReceiptOrder {
  return { donationId, revision: 1, returnedCents: returnedCents(amountCents, money) };
}

/** Fields of a new donation with the state of its receipt. */
export function firstReceiptState(receipt: ReceiptOrder | null, donationId: string): ReceiptState {
  return {
    receipt_number: receiptNumber(donationId),
    receipt_revision: receipt?.revision ?? 0,
    receipt_returned_cents: receipt?.returnedCents ?? 0,
  };
}

/** A receipt that replaces the current one. */
export interface ReplacementReceipt {
  readonly order: ReceiptOrder;
  readonly to: string;
  readonly isQueued: boolean;
}

/**
 * Returns the receipt that a donation with these money fields needs in place of its current one, within a transaction.
 *
 * @returns null if its receipt is still correct, if it has none, or if the donor was erased
 */
export async function replacementReceipt(
  transaction: Transaction,
  donation: DocumentSnapshot,
  money: ReceiptMoney,
): Promise<ReplacementReceipt | null> {
  const record = z.parse(donationOnRecordSchema, donation.data());
  const returned = returnedCents(record.amount_cents, money);
  if (record.receipt_revision === 0 || record.donor_email === '') return null;
  if (returned === record.receipt_returned_cents) return null;
  let order = {
    donationId: donation.id,
    revision: record.receipt_revision + 1,
    returnedCents: returned,
  };
  let entry = await transaction.get(receiptDocument(donation.id, order.revision));
  // Revisions that were sent already are passed over: a rebuilt ledger does not know their number.
  while (entry.exists && entry.get('returned_cents') !== returned) {
    order = { ...order, revision: order.revision + 1 };
    entry = await transaction.get(receiptDocument(donation.id, order.revision));
  }
  return { order, to: record.donor_email, isQueued: entry.exists };
}

/**
 * Finds the next receipt of a donation, within a transaction, after a correction of its content.
 *
 * @param to the donor's current address
 * @returns null if the donation has no receipt, or if nothing of it remains
 */
export async function correctedReceipt(
  transaction: Transaction,
  donation: DocumentSnapshot,
  to: string,
): Promise<ReplacementReceipt | null> {
  const record = z.parse(donationOnRecordSchema, donation.data());
  const { receipt_revision: currentRevision, receipt_returned_cents: returned } = record;
  if (currentRevision === 0 || to === '' || returned >= record.amount_cents) return null;
  let revision = currentRevision + 1;
  while ((await transaction.get(receiptDocument(donation.id, revision))).exists) revision += 1;
  return {
    order: { donationId: donation.id, revision, returnedCents: returned },
    to,
    isQueued: false,
  };
}

/**
 * Queues the receipt, unless it was queued before.
 *
 * @returns fields of the donation to update in the same transaction
 */
export function queueReplacement(
  transaction: Transaction,
  { order, to, isQueued }: ReplacementReceipt,
): Omit<ReceiptState, 'receipt_number'> {
  if (!isQueued) queueDonationReceipt(transaction, order, to);
  return { receipt_revision: order.revision, receipt_returned_cents: order.returnedCents };
}
