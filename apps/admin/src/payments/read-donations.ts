import { COLLECTIONS } from '@raade/contracts/collections';
import { donationMoneySchema } from '@raade/contracts/donation-money';
import { donationRecordSchema, type PaymentStatus } from '@raade/contracts/donations';
import {
  type ReadDocuments,
  type ReadingEnd,
  readTotals,
  timestampSchema,
  type Totals,
} from '@raade/firebase/documents';
import { environment } from '@raade/platform';
import * as z from 'zod/mini';
import { asNoted } from '../reading/as-noted.ts';
import { countRecords, readPage } from '../table/reading/read-page.ts';
import { type AccountTotals, readAccountTotals } from './read-account-totals.ts';

const recordedDonationSchema = z.extend(donationRecordSchema, {
  ...donationMoneySchema.shape,
  created_at: timestampSchema,
  paid_at: z.optional(timestampSchema),
});
export type RecordedDonation = z.output<typeof recordedDonationSchema>;

const DONATIONS = {
  collection: COLLECTIONS.donations,
  newestBy: 'created_at',
  schema: recordedDonationSchema,
};

/** The newest donations, or those that follow where an earlier page ended. */
export function readDonations(after?: ReadingEnd): Promise<ReadDocuments<RecordedDonation>> {
  return readPage(DONATIONS, after);
}

export function countDonations(): Promise<number> {
  return countRecords(COLLECTIONS.donations);
}

/** Totals of all donations on record. Sums are in cents, before anything was given back. */
export interface LedgerTotals {
  readonly all: Totals;
  readonly byStatus: Readonly<Record<PaymentStatus, Totals>>;
  /** What is on our account at Stripe, by its currencies. */
  readonly accounts: readonly AccountTotals[];
}

/**
 * Counted and added up on the server, so that they hold while donations are still on their way here.
 * @throws FirebaseError, like `permission-denied`, and CallFailure if no note could be left of it
 */
export function readLedgerTotals(): Promise<LedgerTotals> {
  return asNoted(COLLECTIONS.donations, readTotalsByStatus);
}

async function readTotalsByStatus(): Promise<LedgerTotals> {
  const money = { collection: COLLECTIONS.donations, summedField: 'amount_cents' };
  const totalsOf = (status: PaymentStatus) =>
    readTotals(environment(), { ...money, where: { field: 'payment_status', equals: status } });
  const [accounts, all, succeeded, partially_refunded, refunded, disputed] = await Promise.all([
    readAccountTotals(),
    readTotals(environment(), money),
    totalsOf('succeeded'),
    totalsOf('partially_refunded'),
    totalsOf('refunded'),
    totalsOf('disputed'),
  ]);
  return { accounts, all, byStatus: { succeeded, partially_refunded, refunded, disputed } };
}
