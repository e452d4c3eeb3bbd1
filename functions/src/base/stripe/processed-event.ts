import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { DonationSource } from '@raade/contracts/money/donation-record';
import { expiryOf } from '../expires-at.ts';
import { collection } from '../firestore.ts';

/** A Stripe event that the functions have processed. `created` is in seconds since 1970. */
export interface ProcessedEvent {
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
export function eventDocument({ id }: ProcessedEvent) {
  return collection('stripeEvents').doc(id);
}

/** Marks the event as processed, within the transaction that applies it. */
export function commitEvent(
  transaction: Transaction,
  event: ProcessedEvent,
  { paymentIntentId, source }: EventOrigin,
): void {
  transaction.create(eventDocument(event), recordOf(event, { paymentIntentId, source }));
}

/** Marks an event that concerns no single payment as processed, after it was applied. */
export async function noteEvent(event: ProcessedEvent, source: DonationSource): Promise<void> {
  await eventDocument(event).set(recordOf(event, { paymentIntentId: null, source }));
}

function recordOf({ type, created }: ProcessedEvent, { paymentIntentId, source }: EventOrigin) {
  return {
    type,
    source,
    payment_intent_id: paymentIntentId,
    created_at: Timestamp.fromMillis(created * 1000),
    received_at: FieldValue.serverTimestamp(),
    ...expiryOf('stripeEvents'),
  };
}
