import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { donationMoneySchema } from '@raade/contracts/money/donation-money';
import { amountOf } from '@raade/contracts/money/gift-sums';
import { donationRecordSchema } from '@raade/contracts/money/donation-record';
import { giftDay } from '@raade/contracts/money/gift-day';
import { receiptStateSchema } from '@raade/contracts/money/receipts';
import type { StatementInput } from '@raade/emails';
import { giftSchema, type Wording, wordingOf } from '../receipts/receipt-facts.ts';
import { methodOf } from '../receipts/method-of.ts';
import { receiptNumberOf } from '@raade/contracts/money/receipt-number';

/** The fields of `donations/{id}` that a statement shows. */
export const listedGiftSchema = z.object({
  ...giftSchema.shape,
  ...donationMoneySchema.shape,
  ...receiptStateSchema.shape,
  is_erased: donationRecordSchema.shape.is_erased,
  payment_status: z.string(),
  created_at: z.instanceof(Timestamp),
});
export type ListedGift = z.output<typeof listedGiftSchema>;

/** True if the gift belongs on the statements of the year. */
export const isOfYear = (year: number, gift: ListedGift): boolean =>
  giftDay(gift).startsWith(`${year}-`) && gift.payment_status !== 'voided';

/** Sums up gifts by currency, minus returned money. */
export function totalsOf(gifts: readonly ListedGift[]): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const gift of gifts) {
    const { currency, given, returned } = amountOf(gift);
    totals[currency] = (totals[currency] ?? 0) + given - returned;
  }
  return totals;
}

/** Returns the content of a donor's statement for a year. */
export function statementFacts(
  year: number,
  gifts: ReadonlyMap<string, ListedGift>,
  donorName: string | null,
  wording: Wording,
): StatementInput {
  const byDay = [...gifts].toSorted(([, a], [, b]) => (giftDay(a) < giftDay(b) ? -1 : 1));
  return {
    year,
    donorName,
    gifts: byDay.map(([, gift]) => ({
      paidOn: giftDay(gift),
      number: receiptNumberOf(gift),
      method: methodOf(gift),
      ...amountOf(gift),
    })),
    totals: totalsOf([...gifts.values()]),
    ...wordingOf(wording),
  };
}
