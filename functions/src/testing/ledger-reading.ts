import { collection } from '../base/firestore.ts';

/** Data of `donations/{paymentIntentId}`; undefined if it was never recorded. */
export async function donationOf(
  paymentIntentId: string,
): Promise<Record<string, unknown> | undefined> {
  const donation = collection('donations').doc(paymentIntentId);
  return (await donation.get()).data();
}

/** All receipts that were queued for a donation. */
export async function receiptsOf(paymentIntentId: string): Promise<Record<string, unknown>[]> {
  const receipts = collection('outbox').where('donation_id', '==', paymentIntentId);
  return (await receipts.get()).docs.map((receipt) => receipt.data());
}
