import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/collections';
import { firestore } from '../firestore.ts';

/**
 * Queues the receipt of a donation within the transaction that records it: neither can exist
 * without the other. The key is the payment's, so a second receipt for it cannot be queued.
 */
export function queueDonationReceipt(
  transaction: Transaction,
  paymentIntentId: string,
  to: string,
): void {
  const kind = 'donation-receipt';
  const entry = firestore().collection(COLLECTIONS.outbox).doc(`${kind}_${paymentIntentId}`);
  transaction.create(entry, {
    kind,
    to,
    donation_id: paymentIntentId,
    status: 'queued',
    created_at: FieldValue.serverTimestamp(),
  });
}
