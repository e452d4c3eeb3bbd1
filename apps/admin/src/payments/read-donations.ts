import * as z from 'zod/mini';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { donationMoneySchema } from '@raade/contracts/money/donation-money';
import { donationRecordSchema } from '@raade/contracts/money/donation-record';
import { enteredFieldsSchema } from '@raade/contracts/money/manual-donations';
import {
  ACCOUNT_FIELDS,
  type LedgerSums,
  ledgerTotals,
  type LedgerTotals,
} from '@raade/contracts/money/ledger-totals';
import { receiptStateSchema } from '@raade/contracts/money/receipts';
import {
  type ReadDocuments,
  type PageCursor,
  readTotals,
  timestampSchema,
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

/** Reads the newest donations, or those after an earlier page. */
export const readDonations = (after?: PageCursor): Promise<ReadDocuments<RecordedDonation>> =>
  readPage(DONATIONS, after);

export const countDonations = (): Promise<number> => countRecords(COLLECTIONS.donations);

/**
 * Counts and adds up all donations on the server.
 * @throws FirebaseError, like `permission-denied`, and CallFailure if the read could not be audited
 */
export const readLedgerTotals = (): Promise<LedgerTotals> =>
  auditedRead(COLLECTIONS.donations, () => ledgerTotals(SUMS));

const { donations: collection } = COLLECTIONS;
const CURRENCY = 'account_currency';

/** How `ledgerTotals` gets its sums: Firestore adds them up. */
const SUMS: LedgerSums = {
  totals: (field, equals) =>
    readTotals(environment(), {
      collection,
      summedField: 'amount_cents',
      where: { field, equals },
    }),
  currencies: () => readValues(environment(), { collection, field: CURRENCY }),
  account: (currency) =>
    readSums(environment(), {
      collection,
      fields: ACCOUNT_FIELDS,
      where: { field: CURRENCY, equals: currency },
    }),
};
