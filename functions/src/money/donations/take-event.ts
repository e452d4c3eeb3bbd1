import type Stripe from 'stripe';
import * as logger from 'firebase-functions/logger';
import type { DonationSource } from '@raade/contracts/money/donation-record';
import { noteEvent } from '../../base/stripe/processed-event.ts';
import { recordDonation } from './ledger.ts';
import { paymentIntentOf, type SubscribedEvent } from './payment-of-event.ts';
import { causeOf } from '../../base/callable/failure.ts';
import { collection, firestore } from '../../base/firestore.ts';
import { stripe } from '../../base/stripe/client.ts';
import { isOurs } from './donation-metadata.ts';

/**
 * Brings an event's news into the ledger. The event only says where to look: what happened is read from Stripe again.
 * Safe to call again.
 *
 * @throws what Stripe or Firestore throws, and an error if Stripe does not confirm the event
 */
export async function takeEvent(event: SubscribedEvent, source: DonationSource): Promise<void> {
  if (event.type === 'payout.reconciliation_completed') {
    await notePayout(event.data.object.id, source);
    return noteEvent(event, source);
  }
  const paymentIntentId = paymentIntentOf(event);
  if (paymentIntentId === null) return;

  const outcome = await recordDonation(paymentIntentId, source, event);
  if (outcome === 'recorded' || outcome === 'foreign' || isOfAnyCharge(event)) return;
  // Stripe contradicts itself, or our key is not of the account that sends the events.
  throw new Error(`${event.type} came for a payment that Stripe's API calls ${outcome}`);
}

/** True for what tells of charges that were declined as well. */
const isOfAnyCharge = ({ type }: Stripe.Event) => type === 'charge.updated';

const PAGE_SIZE = 100;

/** A payment that is not by card is booked as `payment` (https://docs.stripe.com/reports/balance-transaction-types). */
const BOOKED_AS: readonly string[] = ['charge', 'payment'];

/**
 * Notes of each donation that it was part of a transfer to our bank. Safe to call again. One that cannot be recorded
 * keeps no other from its note.
 *
 * @throws what Stripe or Firestore throws, and in the end an error for what could not be recorded; then the same call
 * can simply be made again.
 */
export async function notePayout(payoutId: string, source: DonationSource): Promise<void> {
  const missing: string[] = [];
  let after: string | undefined;
  do {
    const { data, has_more } = await stripe().balanceTransactions.list({
      payout: payoutId,
      limit: PAGE_SIZE,
      expand: ['data.source'],
      ...(after !== undefined && { starting_after: after }),
    });
    const booked = data.filter(({ type }) => BOOKED_AS.includes(type));
    missing.push(...(await noteOn(booked.flatMap(paymentOf), payoutId, source)));
    after = has_more ? data.at(-1)?.id : undefined;
  } while (after !== undefined);
  if (missing.length > 0) throw new Error(`not recorded, so without payout: ${missing.join(', ')}`);
}

/** The payment of ours that a transaction is about. */
function paymentOf({ source }: Stripe.BalanceTransaction): string[] {
  if (source === null || typeof source === 'string' || source.object !== 'charge') return [];
  if (!isOurs(source.metadata)) return [];
  const { payment_intent: intent } = source;
  return typeof intent === 'string' ? [intent] : [];
}

/** @returns the payments that could not be recorded, which have no note */
async function noteOn(
  paymentIntentIds: readonly string[],
  payout_id: string,
  source: DonationSource,
): Promise<string[]> {
  if (paymentIntentIds.length === 0) return [];
  const donations = collection('donations');
  const known = await firestore().getAll(...paymentIntentIds.map((id) => donations.doc(id)));
  const batch = firestore().batch();
  const missing: string[] = [];
  for (const { id, ref, exists } of known) {
    if (exists || (await isRecorded(id, source))) batch.update(ref, { payout_id });
    else missing.push(id);
  }
  await batch.commit();
  return missing;
}

async function isRecorded(id: string, source: DonationSource): Promise<boolean> {
  try {
    return (await recordDonation(id, source)) === 'recorded';
  } catch (error) {
    logger.error('a gift of a payout cannot be recorded', {
      paymentIntentId: id,
      cause: causeOf(error),
    });
    return false;
  }
}
