import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { donationMoneySchema } from '@raade/contracts/money/donation-money';
import { donationRecordSchema } from '@raade/contracts/money/donation-record';
import { enteredFieldsSchema } from '@raade/contracts/money/manual-donations';

const donationSchema = z.object({
  ...z.pick(donationRecordSchema, {
    donor_name: true,
    donor_email: true,
    is_anonymous: true,
    amount_cents: true,
    payment_status: true,
  }).shape,
  ...z.pick(donationMoneySchema, { payment_method: true }).shape,
  ...z.pick(enteredFieldsSchema, { corrections: true, check_number: true }).shape,
  created_at: z.instanceof(Timestamp),
  paid_at: z.instanceof(Timestamp),
});
export type CurrentDonation = z.output<typeof donationSchema>;

/**
 * Parses a donation that staff want to change, and checks that they have seen its latest correction.
 *
 * @param seen number of corrections that they have seen
 * @throws HttpsError `not-found` if it is not in the ledger, `failed-precondition` if it is void, `aborted` if it was
 * corrected since
 */
export function parseCurrentDonation(document: DocumentSnapshot, seen: number): CurrentDonation {
  if (!document.exists) throw new HttpsError('not-found', 'This donation is not in the ledger.');
  const donation = z.parse(donationSchema, document.data());
  if (donation.payment_status === 'voided') {
    throw new HttpsError('failed-precondition', 'This donation is void. Enter it again.');
  }
  if (donation.corrections === seen) return donation;
  throw new HttpsError(
    'aborted',
    'Somebody else has corrected this in the meantime. Close it and review the change.',
  );
}
