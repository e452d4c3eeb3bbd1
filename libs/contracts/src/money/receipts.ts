import * as z from 'zod/mini';
import type { DonationMoney } from './donation-money.ts';

/** The fields of `donations/{id}` about its current receipt. */
export const receiptStateSchema = z.object({
  /** Number of the first receipt. */
  receipt_number: z.string(),
  /** Number of receipts so far, each replacing the previous one; 0 if there was none. */
  receipt_revision: z.int(),
  /** Cents that were returned to the donor according to the newest receipt. */
  receipt_returned_cents: z.int(),
});
export type ReceiptState = z.output<typeof receiptStateSchema>;

/** Cents that went back to the donor: refunded by us, or taken back by a bank after a dispute. */
export function returnedCents(
  amountCents: number,
  money: Pick<DonationMoney, 'refunded_cents' | 'dispute' | 'disputed_cents'>,
): number {
  const disputedCents = money.dispute === 'lost' ? money.disputed_cents : 0;
  return Math.min(amountCents, money.refunded_cents + disputedCents);
}
