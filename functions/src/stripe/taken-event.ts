import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/collections';
import { expiryOf } from '../expiry.ts';
import { firestore } from '../firestore.ts';

/** An event of Stripe's that brought news. `created` is in seconds since 1970. */
export interface TakenEvent {
  id: string;
  type: string;
  created: number;
}

/** `stripe_events/{eventId}`: exists once the event's news are committed. */
export function eventDocument({ id }: TakenEvent) {
  return firestore().collection(COLLECTIONS.stripeEvents).doc(id);
}

/** Notes the event as taken, within the transaction that does what it says. */
export function commitEvent(
  transaction: Transaction,
  event: TakenEvent,
  paymentIntentId: string,
): void {
  transaction.create(eventDocument(event), {
    type: event.type,
    payment_intent_id: paymentIntentId,
    created_at: Timestamp.fromMillis(event.created * 1000),
    received_at: FieldValue.serverTimestamp(),
    ...expiryOf('stripeEvents'),
  });
}
