import type Stripe from 'stripe';
import { COLLECTIONS } from '@raade/contracts/collections';
import { firestore } from '../firestore.ts';
import { stripe } from '../stripe/client.ts';
import { isOurs } from './donation-metadata.ts';
import { recordDonation } from './ledger.ts';

const PAGE_SIZE = 100;

/**
 * Notes of each donation that it was part of a transfer to our bank. Safe to call again.
 *
 * @throws what Stripe or Firestore throws; then the same call can simply be made again.
 */
export async function notePayout(payoutId: string): Promise<void> {
  let after: string | undefined;
  do {
    const { data, has_more } = await stripe().balanceTransactions.list({
      payout: payoutId,
      type: 'charge',
      limit: PAGE_SIZE,
      expand: ['data.source'],
      ...(after !== undefined && { starting_after: after }),
    });
    await noteOn(data.flatMap(paymentOf), payoutId);
    after = has_more ? data.at(-1)?.id : undefined;
  } while (after !== undefined);
}

/** The payment of ours that a transaction is about. */
function paymentOf({ source }: Stripe.BalanceTransaction): string[] {
  if (source === null || typeof source === 'string' || source.object !== 'charge') return [];
  if (!isOurs(source.metadata)) return [];
  const { payment_intent: intent } = source;
  return typeof intent === 'string' ? [intent] : [];
}

async function noteOn(paymentIntentIds: readonly string[], payout_id: string): Promise<void> {
  if (paymentIntentIds.length === 0) return;
  const donations = firestore().collection(COLLECTIONS.donations);
  const known = await firestore().getAll(...paymentIntentIds.map((id) => donations.doc(id)));
  for (const { id, exists } of known) if (!exists) await recordDonation(id, 'webhook');
  const batch = firestore().batch();
  for (const { ref } of known) batch.update(ref, { payout_id });
  await batch.commit();
}
