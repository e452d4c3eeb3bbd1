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

/** Fields of a gift's money on which its receipt depends. */
type GiftMoney = Pick<DonationMoney, 'refunded_cents' | 'dispute' | 'disputed_cents'>;

/** The fields of `donations/{id}` that decide on its receipt. */
const giftOnRecordSchema = z.object({
  ...z.pick(donationRecordSchema, { donor_email: true, amount_cents: true }).shape,
  ...z.pick(donationMoneySchema, { refunded_cents: true, dispute: true, disputed_cents: true })
    .shape,
  ...receiptStateSchema.shape,
});

/**
 * The receipt that a gift has; the first one, of what is left of it now, for a gift that was never thanked for. Null if
 * nothing is left to thank for.
 */
export function receiptNow(gift: DocumentSnapshot): ReceiptOrder | null {
  const record = z.parse(giftOnRecordSchema, gift.data());
  const { receipt_revision: revision, receipt_returned_cents } = record;
  if (revision > 0) return { giftId: gift.id, revision, returnedCents: receipt_returned_cents };
  const first = firstReceipt(gift.id, record.amount_cents, record);
  return first.returnedCents < record.amount_cents ? first : null;
}

/** The first receipt of a gift. */
export function firstReceipt(giftId: string, amountCents: number, money: GiftMoney): ReceiptOrder {
  return { giftId, revision: 1, returnedCents: returnedCents(amountCents, money) };
}

/** The fields of a new gift that tell of its first receipt; null if it gets none. */
export function firstReceiptState(receipt: ReceiptOrder | null, giftId: string): ReceiptState {
  return {
    receipt_number: receiptNumber(giftId),
    receipt_revision: receipt?.revision ?? 0,
    receipt_returned_cents: receipt?.returnedCents ?? 0,
  };
}

/** A receipt that has to replace the one that a gift has. */
export interface Replacing {
  readonly order: ReceiptOrder;
  readonly to: string;
  readonly isQueued: boolean;
}

/**
 * Reads within a transaction whether a gift needs another receipt, now that its money is this.
 *
 * @returns null if its receipt still holds, or if the gift has none, or no donor any more
 */
export async function dueReplacing(
  transaction: Transaction,
  gift: DocumentSnapshot,
  money: GiftMoney,
): Promise<Replacing | null> {
  const record = z.parse(giftOnRecordSchema, gift.data());
  const returned = returnedCents(record.amount_cents, money);
  if (record.receipt_revision === 0 || record.donor_email === '') return null;
  if (returned === record.receipt_returned_cents) return null;
  let order = { giftId: gift.id, revision: record.receipt_revision + 1, returnedCents: returned };
  let entry = await transaction.get(receiptDocument(gift.id, order.revision));
  // A ledger that was rebuilt does not know how many there were.
  while (entry.exists && entry.get('returned_cents') !== returned) {
    order = { ...order, revision: order.revision + 1 };
    entry = await transaction.get(receiptDocument(gift.id, order.revision));
  }
  return { order, to: record.donor_email, isQueued: entry.exists };
}

/**
 * Reads within a transaction which receipt replaces the one that a gift has, now that what it says was wrong.
 *
 * @param to the donor's address, as it is now
 * @returns null if the gift has no receipt, or nothing of it is left to have one for
 */
export async function dueCorrected(
  transaction: Transaction,
  gift: DocumentSnapshot,
  to: string,
): Promise<Replacing | null> {
  const record = z.parse(giftOnRecordSchema, gift.data());
  const { receipt_revision: before, receipt_returned_cents: returned } = record;
  if (before === 0 || to === '' || returned >= record.amount_cents) return null;
  let revision = before + 1;
  while ((await transaction.get(receiptDocument(gift.id, revision))).exists) revision += 1;
  return { order: { giftId: gift.id, revision, returnedCents: returned }, to, isQueued: false };
}

/**
 * Queues it, unless it was before.
 *
 * @returns the fields of the gift to be changed in the same transaction
 */
export function queueReplacing(
  transaction: Transaction,
  { order, to, isQueued }: Replacing,
): Omit<ReceiptState, 'receipt_number'> {
  if (!isQueued) queueDonationReceipt(transaction, order, to);
  return { receipt_revision: order.revision, receipt_returned_cents: order.returnedCents };
}
