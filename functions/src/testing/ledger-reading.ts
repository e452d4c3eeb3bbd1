import { COLLECTIONS } from '@raade/contracts/base/collections';
import { firestore } from '../base/firestore.ts';

/** Data of `donations/{paymentIntentId}`; undefined if it was never recorded. */
export async function donationOf(
  paymentIntentId: string,
): Promise<Record<string, unknown> | undefined> {
  const donation = firestore().collection(COLLECTIONS.donations).doc(paymentIntentId);
  return (await donation.get()).data();
}

/** All receipts that were queued for a donation. */
export async function receiptsOf(paymentIntentId: string): Promise<Record<string, unknown>[]> {
  const receipts = firestore()
    .collection(COLLECTIONS.outbox)
    .where('donation_id', '==', paymentIntentId);
  return (await receipts.get()).docs.map((receipt) => receipt.data());
}
