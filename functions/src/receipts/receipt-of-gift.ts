import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { DonationMoney } from '@raade/contracts/donation-money';
import { donationRecordSchema } from '@raade/contracts/donations';
import { receiptStateSchema, returnedCents, type ReceiptState } from '@raade/contracts/receipts';
import { queueDonationReceipt } from './receipt-entry.ts';
import type { ReceiptOrder } from './receipt-facts.ts';
import { receiptNumber } from './receipt-number.ts';

/** What of a gift's money its receipt depends on. */
export type GiftMoney = Pick<DonationMoney, 'refunded_cents' | 'dispute' | 'disputed_cents'>;

/** The fields of `donations/{id}` that decide on its receipt. */
export const giftOnRecordSchema = z.object({
  ...z.pick(donationRecordSchema, { donor_email: true, amount_cents: true }).shape,
  ...receiptStateSchema.shape,
});

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

/**
 * Queues the receipt of a gift as it is now once more.
 *
 * @param copy the same for each attempt at the same wish: the transaction fails with ALREADY_EXISTS from the second on
 * @returns false if the gift has no donor any more
 */
export function queueReceiptAgain(
  transaction: Transaction,
  gift: DocumentSnapshot,
  copy: string,
): boolean {
  const record = z.parse(giftOnRecordSchema, gift.data());
  if (record.donor_email === '') return false;
  const order = {
    giftId: gift.id,
    revision: Math.max(1, record.receipt_revision),
    returnedCents: record.receipt_returned_cents,
  };
  queueDonationReceipt(transaction, order, record.donor_email, copy);
  return true;
}
