import * as z from 'zod/mini';
import type { DonationMoney } from './donation-money.ts';

/** The receipt that a gift has: fields of `donations/{id}` beside its record. */
export const receiptStateSchema = z.object({
  /** Number of the first receipt. */
  receipt_number: z.string(),
  /** How many receipts there have been, each in place of the one before; 0 for a gift that was never thanked for. */
  receipt_revision: z.int(),
  /** Cents of the gift that had gone back to the donor, as the newest receipt tells. */
  receipt_returned_cents: z.int(),
});
export type ReceiptState = z.output<typeof receiptStateSchema>;

/** Cents of a gift that are the donor's again: given back by us, or kept by a bank after a dispute. */
export function returnedCents(
  amountCents: number,
  money: Pick<DonationMoney, 'refunded_cents' | 'dispute' | 'disputed_cents'>,
): number {
  const taken = money.dispute === 'lost' ? money.disputed_cents : 0;
  return Math.min(amountCents, money.refunded_cents + taken);
}
