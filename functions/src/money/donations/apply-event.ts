import type Stripe from 'stripe';
import * as logger from 'firebase-functions/logger';
import type { DonationSource } from '@raade/contracts/money/donation-record';
import { recordEvent } from '../../base/stripe/stripe-event.ts';
import { recordDonation } from './ledger.ts';
import { paymentIntentOf, type SubscribedEvent } from './payment-of-event.ts';
import { causeOf } from '../../base/callable/failure.ts';
import { collection, firestore } from '../../base/firestore.ts';
import { stripe } from '../../base/stripe/client.ts';
import { isDonation } from './donation-metadata.ts';

/**
 * Applies a Stripe event to the ledger. The event only names the payment; its state is read from Stripe. The call can
 * be repeated.
 *
 * @throws error of Stripe or Firestore, or an error if Stripe does not confirm the event
 */
export async function applyEvent(event: SubscribedEvent, source: DonationSource): Promise<void> {
  if (event.type === 'payout.reconciliation_completed') {
    await recordPayout(event.data.object.id, source);
    return recordEvent(event, source);
  }
  const paymentIntentId = paymentIntentOf(event);
  if (paymentIntentId === null) return;

  const outcome = await recordDonation(paymentIntentId, source, event);
  if (outcome === 'recorded' || outcome === 'foreign' || comesForDeclinedCharges(event)) return;
  // The event contradicts the API, for example because the key belongs to another account.
  throw new Error(`${event.type} came for a payment that Stripe's API calls ${outcome}`);
}

/** True for events that Stripe also sends for declined charges. */
const comesForDeclinedCharges = ({ type }: Stripe.Event) => type === 'charge.updated';

const PAGE_SIZE = 100;

/**
 * Types of paid donations: by card, and by other methods (https://docs.stripe.com/reports/balance-transaction-types).
 */
const PAYMENT_TYPES: readonly string[] = ['charge', 'payment'];

/**
 * Stores the id of a payout in each of its donations. A donation that cannot be recorded does not stop the others.
 *
 * @throws error of Stripe or Firestore, and after all donations an error for those that could not be recorded; the same
 * call can be repeated
 */
export async function recordPayout(payoutId: string, source: DonationSource): Promise<void> {
  const unrecordedIds: string[] = [];
  let lastId: string | undefined;
  do {
    const { data, has_more } = await stripe().balanceTransactions.list({
      payout: payoutId,
      limit: PAGE_SIZE,
      expand: ['data.source'],
      ...(lastId !== undefined && { starting_after: lastId }),
    });
    const payments = data.filter(({ type }) => PAYMENT_TYPES.includes(type));
    unrecordedIds.push(...(await setPayout(payments.flatMap(paymentOf), payoutId, source)));
    lastId = has_more ? data.at(-1)?.id : undefined;
  } while (lastId !== undefined);
  if (unrecordedIds.length > 0)
    throw new Error(`not recorded, so without payout: ${unrecordedIds.join(', ')}`);
}

/** The id of our payment in a balance transaction, if there is one. */
function paymentOf({ source }: Stripe.BalanceTransaction): string[] {
  if (source === null || typeof source === 'string' || source.object !== 'charge') return [];
  if (!isDonation(source.metadata)) return [];
  const { payment_intent: intent } = source;
  return typeof intent === 'string' ? [intent] : [];
}

/** @returns payments that could not be recorded */
async function setPayout(
  paymentIntentIds: readonly string[],
  payout_id: string,
  source: DonationSource,
): Promise<string[]> {
  if (paymentIntentIds.length === 0) return [];
  const donations = collection('donations');
  const snapshots = await firestore().getAll(...paymentIntentIds.map((id) => donations.doc(id)));
  const batch = firestore().batch();
  const unrecordedIds: string[] = [];
  for (const { id, ref, exists } of snapshots) {
    if (exists || (await isRecorded(id, source))) batch.update(ref, { payout_id });
    else unrecordedIds.push(id);
  }
  await batch.commit();
  return unrecordedIds;
}

async function isRecorded(id: string, source: DonationSource): Promise<boolean> {
  try {
    return (await recordDonation(id, source)) === 'recorded';
  } catch (error) {
    logger.error('a donation of a payout cannot be recorded', {
      paymentIntentId: id,
      cause: causeOf(error),
    });
    return false;
  }
}
