import * as z from 'zod/mini';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { donationMoneySchema } from '@raade/contracts/money/donation-money';
import { donationRecordSchema, type PaymentStatus } from '@raade/contracts/money/donation-record';
import { enteredFieldsSchema, type EnteredMethod } from '@raade/contracts/money/gifts';
import { receiptStateSchema } from '@raade/contracts/money/receipts';
import {
  type ReadDocuments,
  type ReadingEnd,
  readTotals,
  timestampSchema,
  type Totals,
} from '@raade/firebase/documents';
import { environment } from '@raade/platform';
import { readSums, readValues } from '@raade/firebase/sums';
import { auditedRead } from '../reading/audited-read.ts';
import { countRecords, readPage } from '../table/reading/read-page.ts';

const recordedDonationSchema = z.extend(donationRecordSchema, {
  ...donationMoneySchema.shape,
  ...enteredFieldsSchema.shape,
  ...receiptStateSchema.shape,
  created_at: timestampSchema,
  paid_at: timestampSchema,
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

/** States of donations that count; what was voided does not. */
type CountedStatus = Exclude<PaymentStatus, 'voided'>;

/** Totals of all donations on record. Sums are in cents, before anything was given back. */
export interface LedgerTotals {
  readonly all: Totals;
  readonly byStatus: Readonly<Record<CountedStatus, Totals>>;
  /**
   * Gifts that staff entered, since they did not come through Stripe. Part of the figures above, but not of `accounts`.
   */
  readonly entered: Readonly<Record<EnteredMethod, Totals>>;
  /** The totals of our account at Stripe, by its currencies. */
  readonly accounts: readonly AccountTotals[];
}

/**
 * Counted and added up on the server, so that they hold while donations are still on their way here.
 * @throws FirebaseError, like `permission-denied`, and CallFailure if the read could not be audited
 */
export function readLedgerTotals(): Promise<LedgerTotals> {
  return auditedRead(COLLECTIONS.donations, readTotalsByStatus);
}

async function readTotalsByStatus(): Promise<LedgerTotals> {
  const money = { collection: COLLECTIONS.donations, summedField: 'amount_cents' };
  const totalsOf = (field: string, equals: string) =>
    readTotals(environment(), { ...money, where: { field, equals } });
  const byStatus = (status: CountedStatus) => totalsOf('payment_status', status);
  const byMethod = (method: EnteredMethod) => totalsOf('entered_method', method);
  const [accounts, succeeded, partially_refunded, refunded, disputed, cheque, cash, transfer] =
    await Promise.all([
      readAccountTotals(),
      byStatus('succeeded'),
      byStatus('partially_refunded'),
      byStatus('refunded'),
      byStatus('disputed'),
      byMethod('cheque'),
      byMethod('cash'),
      byMethod('transfer'),
    ]);
  const statuses = { succeeded, partially_refunded, refunded, disputed };
  return {
    accounts,
    all: sumOf(Object.values(statuses)),
    byStatus: statuses,
    entered: { cheque, cash, transfer },
  };
}

/** All of them together. */
export function sumOf(totals: readonly Totals[]): Totals {
  return totals.reduce(
    (all, { count, sum }) => ({ count: all.count + count, sum: all.sum + sum }),
    { count: 0, sum: 0 },
  );
}

/** The totals of gifts on our account at Stripe, in cents of one of its currencies, as in Stripe's balance report. */
export interface AccountTotals {
  readonly currency: string;
  readonly gross: number;
  readonly fees: number;
  readonly refunds: number;
  readonly disputes: number;
  readonly net: number;
}

const FIELD = 'account_currency';
const SUMMED = [
  'account_gross_cents',
  'account_fee_cents',
  'account_refunded_cents',
  'account_disputed_cents',
] as const;

/** @throws FirebaseError, like `permission-denied` */
export async function readAccountTotals(): Promise<readonly AccountTotals[]> {
  const { donations: collection } = COLLECTIONS;
  const currencies = await readValues(environment(), { collection, field: FIELD });
  return Promise.all(
    currencies.map(async (currency) => {
      const where = { field: FIELD, equals: currency };
      const sums = await readSums(environment(), { collection, fields: SUMMED, where });
      const { account_gross_cents: gross, account_fee_cents: fees } = sums;
      const { account_refunded_cents: refunds, account_disputed_cents: disputes } = sums;
      return { currency, gross, fees, refunds, disputes, net: gross - fees - refunds - disputes };
    }),
  );
}
