import type { DocumentSnapshot, Timestamp, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { collection } from '../base/firestore.ts';

/** A donor whom no list names, with what their receipt needs. */
const anonymousDonorSchema = z.object({ name: z.string(), email: z.string() });
type AnonymousDonor = z.infer<typeof anonymousDonorSchema>;

/**
 * `anonymous_donors/{paymentIntentId}`: apart from the donation, since rules give or refuse a document as a whole, and
 * more people read donations than may know who gives anonymously.
 */
function anonymousDonorDocument(paymentIntentId: string) {
  return collection('anonymousDonors').doc(paymentIntentId);
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
  return nameIn(await anonymousDonorDocument(paymentIntentId).get());
}

/** The same within a transaction. */
export async function readAnonymousName(
  transaction: Transaction,
  paymentIntentId: string,
): Promise<string | null> {
  return nameIn(await transaction.get(anonymousDonorDocument(paymentIntentId)));
}

function nameIn(donor: DocumentSnapshot): string | null {
  return z.safeParse(anonymousDonorSchema, donor.data()).data?.name ?? null;
}

/** Deletes the separate record of a donor whose name is now in the donation itself. */
export function forgetAnonymousDonor(transaction: Transaction, paymentIntentId: string): void {
  transaction.delete(anonymousDonorDocument(paymentIntentId));
}
