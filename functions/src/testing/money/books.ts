import type Stripe from 'stripe';
import type { DocumentData } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/collections';
import { firestore } from '../../firestore.ts';

/** Every payment that has succeeded at Stripe, with its charge. */
export async function paidAtStripe(stripe: Stripe): Promise<Stripe.PaymentIntent[]> {
  const intents = await stripe.paymentIntents
    .list({ limit: 100, expand: ['data.latest_charge'] })
    .autoPagingToArray({ limit: 10_000 });
  return intents.filter(({ status }) => status === 'succeeded');
}

/** The ledger by the ids of its payments. */
export async function ledgerById(): Promise<Map<string, DocumentData>> {
  const { docs } = await firestore().collection(COLLECTIONS.donations).get();
  return new Map(docs.map((donation) => [donation.id, donation.data()]));
}

/** The revisions of the receipts that each donation has in the outbox, the first one first. */
export async function receiptRevisions(): Promise<Map<string, number[]>> {
  const { docs } = await firestore().collection(COLLECTIONS.outbox).get();
  const revisions = new Map<string, number[]>();
  for (const receipt of docs) {
    const id = String(receipt.get('donation_id'));
    const known = revisions.get(id) ?? [];
    revisions.set(id, [...known, Number(receipt.get('revision'))].sort());
  }
  return revisions;
}
