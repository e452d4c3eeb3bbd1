import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { DonationSource } from '@raade/contracts/money/donation-record';
import { expiryOf } from '../expires-at.ts';
import { collection } from '../firestore.ts';

/** An event of Stripe's that brought news. `created` is in seconds since 1970. */
export interface TakenEvent {
  id: string;
  type: string;
  created: number;
}

/** Of which payment it tells, if of one, and how it came to us. */
interface Told {
  readonly paymentIntentId: string | null;
  readonly source: DonationSource;
}

/** `stripe_events/{eventId}`: exists once the event's news are committed. */
export function eventDocument({ id }: TakenEvent) {
  return collection('stripeEvents').doc(id);
}

/** Notes the event as taken, within the transaction that does what it says. */
export function commitEvent(
  transaction: Transaction,
  event: TakenEvent,
  { paymentIntentId, source }: Told,
): void {
  transaction.create(eventDocument(event), takenNow(event, { paymentIntentId, source }));
}

/** Notes an event that is about no one payment, after what it says is done. */
export async function noteEvent(event: TakenEvent, source: DonationSource): Promise<void> {
  await eventDocument(event).set(takenNow(event, { paymentIntentId: null, source }));
}

function takenNow({ type, created }: TakenEvent, { paymentIntentId, source }: Told) {
  return {
    type,
    source,
    payment_intent_id: paymentIntentId,
    created_at: Timestamp.fromMillis(created * 1000),
    received_at: FieldValue.serverTimestamp(),
    ...expiryOf('stripeEvents'),
  };
}
