import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { type DonationMoney, donationMoneySchema } from '@raade/contracts/money/donation-money';
import { donationRecordSchema } from '@raade/contracts/money/donation-record';
import {
  receiptStateSchema,
  returnedCents,
  type ReceiptState,
} from '@raade/contracts/money/receipts';
import { queueDonationReceipt } from './receipt-entry.ts';
import type { ReceiptOrder } from './receipt-facts.ts';
import { receiptNumber } from '@raade/contracts/money/receipt-number';

/** What of a gift's money its receipt depends on. */
export type GiftMoney = Pick<DonationMoney, 'refunded_cents' | 'dispute' | 'disputed_cents'>;

/** The fields of `donations/{id}` that decide on its receipt. */
export const giftOnRecordSchema = z.object({
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

/**
 * Queues the receipt of a gift as it is now once more.
 *
 * @param copy the same for each attempt at the same wish: the transaction fails with ALREADY_EXISTS from the second on
 * @returns what was queued; null if the gift has no donor any more, or all of it went back before it had a receipt
 */
export function queueReceiptAgain(
  transaction: Transaction,
  gift: DocumentSnapshot,
  copy: string,
): ReceiptOrder | null {
  const { donor_email } = z.parse(giftOnRecordSchema, gift.data());
  const order = receiptNow(gift);
  if (donor_email === '' || order === null) return null;
  queueDonationReceipt(transaction, order, donor_email, copy);
  return order;
}
