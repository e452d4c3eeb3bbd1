import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { COLLECTIONS } from '@raade/contracts/collections';
import { firestore } from '../firestore.ts';

/** A donor whom no list names, with what their receipt needs. */
const anonymousDonorSchema = z.object({ name: z.string(), email: z.string() });
type AnonymousDonor = z.infer<typeof anonymousDonorSchema>;

/**
 * `anonymous_donors/{paymentIntentId}`: apart from the donation, since rules give or refuse a document as a whole, and
 * more people read donations than may know who gives anonymously.
 */
function anonymousDonorDocument(paymentIntentId: string) {
  return firestore().collection(COLLECTIONS.anonymousDonors).doc(paymentIntentId);
}

/** Keeps the name within the transaction that records the donation, which was begun then. */
export function keepAnonymousDonor(
  transaction: Transaction,
  paymentIntentId: string,
  donor: AnonymousDonor,
  begun: Timestamp,
): void {
  transaction.set(anonymousDonorDocument(paymentIntentId), { ...donor, created_at: begun });
}

/** The name; null for a donation from before it was kept. */
export async function anonymousDonorName(paymentIntentId: string): Promise<string | null> {
  const found = await anonymousDonorDocument(paymentIntentId).get();
  return z.safeParse(anonymousDonorSchema, found.data()).data?.name ?? null;
}
