import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { donationMoneySchema } from '@raade/contracts/money/donation-money';
import { amountOf } from '@raade/contracts/money/donation-sums';
import { donationRecordSchema } from '@raade/contracts/money/donation-record';
import { donationDay } from '@raade/contracts/money/donation-day';
import { receiptStateSchema } from '@raade/contracts/money/receipts';
import type { StatementInput } from '@raade/emails';
import { receiptDonationSchema, type Wording, wordingOf } from '../receipts/receipt-facts.ts';
import { methodOf } from '../receipts/method-of.ts';
import { receiptNumberOf } from '@raade/contracts/money/receipt-number';

/** The fields of `donations/{id}` that a statement shows. */
export const listedDonationSchema = z.object({
  ...receiptDonationSchema.shape,
  ...donationMoneySchema.shape,
  ...receiptStateSchema.shape,
  is_erased: donationRecordSchema.shape.is_erased,
  payment_status: z.string(),
  created_at: z.instanceof(Timestamp),
});
export type ListedDonation = z.output<typeof listedDonationSchema>;

/** True if the donation belongs on the statements of the year. */
export const isOfYear = (year: number, donation: ListedDonation): boolean =>
  donationDay(donation).startsWith(`${year}-`) && donation.payment_status !== 'voided';

/** Sums up donations by currency, minus returned money. */
export function totalsOf(donations: readonly ListedDonation[]): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const donation of donations) {
    const { currency, given, returned } = amountOf(donation);
    totals[currency] = (totals[currency] ?? 0) + given - returned;
  }
  return totals;
}

/** Returns the content of a donor's statement for a year. */
export function statementFacts(
  year: number,
  donations: ReadonlyMap<string, ListedDonation>,
  donorName: string | null,
  wording: Wording,
): StatementInput {
  const byDay = [...donations].toSorted(([, a], [, b]) =>
    donationDay(a) < donationDay(b) ? -1 : 1,
  );
  return {
    year,
    donorName,
    donations: byDay.map(([, donation]) => ({
      paidOn: donationDay(donation),
      number: receiptNumberOf(donation),
      method: methodOf(donation),
      ...amountOf(donation),
    })),
    totals: totalsOf([...donations.values()]),
    ...wordingOf(wording),
  };
}
