import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { DonationSource } from '@raade/contracts/money/donation-record';
import { expiryOf } from '../expires-at.ts';
import { collection } from '../firestore.ts';

/** The fields of a Stripe event that are stored. `created` is in seconds since 1970. */
export interface StripeEvent {
  id: string;
  type: string;
  created: number;
}

/** The payment of an event, if it has one, and how the event was received. */
interface EventOrigin {
  readonly paymentIntentId: string | null;
  readonly source: DonationSource;
}

/** The document `stripe_events/{eventId}`. It exists once the event was processed. */
export function eventDocument({ id }: StripeEvent) {
  return collection('stripeEvents').doc(id);
}

/** Marks the event as processed, within the transaction that applies it. */
export function commitEvent(
  transaction: Transaction,
  event: StripeEvent,
  { paymentIntentId, source }: EventOrigin,
): void {
  transaction.create(eventDocument(event), recordOf(event, { paymentIntentId, source }));
}

/** Marks an event that concerns no single payment as processed, after it was applied. */
export async function recordEvent(event: StripeEvent, source: DonationSource): Promise<void> {
  await eventDocument(event).set(recordOf(event, { paymentIntentId: null, source }));
}

function recordOf({ type, created }: StripeEvent, { paymentIntentId, source }: EventOrigin) {
  return {
    type,
    source,
    payment_intent_id: paymentIntentId,
    created_at: Timestamp.fromMillis(created * 1000),
    received_at: FieldValue.serverTimestamp(),
    ...expiryOf('stripeEvents'),
  };
}
