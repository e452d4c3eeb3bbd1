import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { donationMoneySchema } from '@raade/contracts/money/donation-money';
import { donationRecordSchema } from '@raade/contracts/money/donation-record';
import { enteredFieldsSchema } from '@raade/contracts/money/gifts';

const knownSchema = z.object({
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
export type KnownDonation = z.output<typeof knownSchema>;

/**
 * Parses a donation, and checks that the caller has seen its latest correction.
 *
 * @throws HttpsError `not-found` if it is not in the ledger, `failed-precondition` if it is void, `aborted` if it was
 * corrected since
 */
export function donationAsSeen(donation: DocumentSnapshot, seen: number): KnownDonation {
  if (!donation.exists) throw new HttpsError('not-found', 'This donation is not in the ledger.');
  const known = z.parse(knownSchema, donation.data());
  if (known.payment_status === 'voided') {
    throw new HttpsError('failed-precondition', 'This gift is void. Enter it anew.');
  }
  if (known.corrections === seen) return known;
  throw new HttpsError(
    'aborted',
    'Somebody else has corrected this meanwhile. Close it, and look again.',
  );
}
