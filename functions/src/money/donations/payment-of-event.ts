import type Stripe from 'stripe';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../../base/stripe/stripe-setup.ts';

export type SubscribedEvent = Extract<Stripe.Event, { type: WebhookEvent }>;

export function isSubscribed(event: Stripe.Event): event is SubscribedEvent {
  return Object.hasOwn(WEBHOOK_EVENTS, event.type);
}

/** Returns the payment of an event; null if it concerns none, or a charge without one. */
export function paymentIntentOf({ type, data }: SubscribedEvent): string | null {
  if (type === 'payment_intent.succeeded' || type === 'payment_intent.payment_failed') {
    return data.object.id;
  }
  if (type === 'payout.reconciliation_completed') return null;
  const { payment_intent: intent } = data.object;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}
