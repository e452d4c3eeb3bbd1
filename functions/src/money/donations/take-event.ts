import type Stripe from 'stripe';
import type { DonationSource } from '@raade/contracts/money/donation-record';
import { noteEvent } from '../../base/stripe/taken-event.ts';
import { recordDonation } from './ledger.ts';
import { notePayout } from './note-payout.ts';
import { paymentIntentOf, type SubscribedEvent } from './payment-of-event.ts';

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
