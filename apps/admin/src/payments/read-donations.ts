import { COLLECTIONS } from '@raade/contracts/collections';
import { donationRecordSchema } from '@raade/contracts/donations';
import {
  type ReadDocuments,
  readNewest,
  readTotals,
  timestampSchema,
  type Totals,
} from '@raade/firebase/documents';
import { environment } from '@raade/platform';
import * as z from 'zod/mini';

export const DONATIONS_LIMIT = 50;

const recordedDonationSchema = z.extend(donationRecordSchema, { created_at: timestampSchema });
export type RecordedDonation = z.output<typeof recordedDonationSchema>;

export interface Ledger extends ReadDocuments<RecordedDonation> {
  /** Of all donations, not only of those that are listed. The sum is in cents. */
  readonly totals: Totals;
}

export async function readLedger(): Promise<Ledger> {
  const [newest, totals] = await Promise.all([
    readNewest(environment(), {
      collection: COLLECTIONS.donations,
      newestBy: 'created_at',
      limit: DONATIONS_LIMIT,
      schema: recordedDonationSchema,
    }),
    readTotals(environment(), COLLECTIONS.donations, 'amount_cents'),
  ]);
  return { ...newest, totals };
}
