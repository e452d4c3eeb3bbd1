import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { collection } from '../base/firestore.ts';

/** Name and address of an anonymous donor, for the receipt. */
const anonymousDonorSchema = z.object({ name: z.string(), email: z.string() });
type AnonymousDonor = z.infer<typeof anonymousDonorSchema>;

/**
 * The document `anonymous_donors/{paymentIntentId}`. Separate from the donation, since rules allow or deny whole
 * documents, and more staff read donations than may know anonymous donors.
 */
function anonymousDonorDocument(paymentIntentId: string) {
  return collection('anonymousDonors').doc(paymentIntentId);
}

/** Stores name and address within the transaction that records the donation. */
export function storeAnonymousDonor(
  transaction: Transaction,
  paymentIntentId: string,
  donor: AnonymousDonor,
  createdAt: Timestamp,
): void {
  transaction.set(anonymousDonorDocument(paymentIntentId), { ...donor, created_at: createdAt });
}

/** Reads the name, within the transaction if there is one; null for old donations, whose names were not stored. */
export async function anonymousDonorName(
  paymentIntentId: string,
  transaction?: Transaction,
): Promise<string | null> {
  const document = anonymousDonorDocument(paymentIntentId);
  const donor = await (transaction ? transaction.get(document) : document.get());
  return z.safeParse(anonymousDonorSchema, donor.data()).data?.name ?? null;
}

/** Deletes the record of a donor whose name is now in the donation itself. */
export function deleteAnonymousDonor(transaction: Transaction, paymentIntentId: string): void {
  transaction.delete(anonymousDonorDocument(paymentIntentId));
}
