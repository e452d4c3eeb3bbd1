import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/collections';
import { firestore } from '../firestore.ts';

const KIND = 'donation-receipt';

/** The one receipt that a payment can have. */
export function receiptDocument(paymentIntentId: string) {
  return firestore().collection(COLLECTIONS.outbox).doc(`${KIND}_${paymentIntentId}`);
}

/**
 * Queues the receipt of a donation within the transaction that records it: neither can exist
 * without the other. The key is the payment's, so a second receipt for it cannot be queued.
 */
export function queueDonationReceipt(
  transaction: Transaction,
  paymentIntentId: string,
  to: string,
): void {
  transaction.create(receiptDocument(paymentIntentId), {
    kind: KIND,
    to,
    donation_id: paymentIntentId,
    status: 'queued',
    created_at: FieldValue.serverTimestamp(),
  });
}
