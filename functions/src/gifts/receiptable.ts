import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { donationRecordSchema } from '@raade/contracts/donations';
import { receiptStateSchema } from '@raade/contracts/receipts';

const schema = z.object({
  ...receiptStateSchema.shape,
  ...z.pick(donationRecordSchema, { donor_email: true, payment_status: true }).shape,
});

/**
 * A donation as its receipt depends on it.
 *
 * @throws HttpsError `not-found` if it is not in the ledger, `failed-precondition` if it is void or has no address
 */
export function checkReceiptable(gift: DocumentSnapshot): z.output<typeof schema> {
  if (!gift.exists) throw new HttpsError('not-found', 'This donation is not in the ledger.');
  const known = z.parse(schema, gift.data());
  if (known.payment_status === 'voided') {
    throw new HttpsError('failed-precondition', 'This gift is void, and has no receipt.');
  }
  if (known.donor_email !== '') return known;
  throw new HttpsError('failed-precondition', 'There is no address to send a receipt to.');
}
