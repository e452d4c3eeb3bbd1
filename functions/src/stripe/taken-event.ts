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
  transaction.create(eventDocument(event), takenNow(event, paymentIntentId));
}

/** Notes an event that is about no one payment, after what it says is done. */
export async function noteEvent(event: TakenEvent): Promise<void> {
  await eventDocument(event).set(takenNow(event, null));
}

function takenNow({ type, created }: TakenEvent, payment_intent_id: string | null) {
  return {
    type,
    payment_intent_id,
    created_at: Timestamp.fromMillis(created * 1000),
    received_at: FieldValue.serverTimestamp(),
    ...expiryOf('stripeEvents'),
  };
}
