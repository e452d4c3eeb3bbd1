import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { donationRecordSchema } from '@raade/contracts/money/donation-record';
import { receiptStateSchema } from '@raade/contracts/money/receipts';
import type { ReceiptOrder } from '../receipts/receipt-facts.ts';
import { receiptNow } from '../receipts/receipt-of-gift.ts';

const schema = z.object({
  ...receiptStateSchema.shape,
  ...z.pick(donationRecordSchema, { donor_email: true, payment_status: true }).shape,
});

interface Receiptable {
  /** How many receipts the gift has had. */
  readonly before: number;
  readonly receipt: ReceiptOrder;
}

/**
 * The receipt of a donation, as it is now.
 *
 * @throws HttpsError `not-found` if it is not in the ledger, `failed-precondition` if it is void, has no address, or went
 * back before it had a receipt
 */
export function checkReceiptable(gift: DocumentSnapshot): Receiptable {
  if (!gift.exists) throw new HttpsError('not-found', 'This donation is not in the ledger.');
  const known = z.parse(schema, gift.data());
  if (known.payment_status === 'voided') {
    throw new HttpsError('failed-precondition', 'This gift is void, and has no receipt.');
  }
  if (known.donor_email === '') {
    throw new HttpsError('failed-precondition', 'There is no address to send a receipt to.');
  }
  const receipt = receiptNow(gift);
  if (receipt !== null) return { before: known.receipt_revision, receipt };
  throw new HttpsError(
    'failed-precondition',
    'All of this gift went back before it had a receipt: there is nothing to give one for.',
  );
}
