import Stripe from 'stripe';

/** The reason to subscribe to each event (https://docs.stripe.com/api/events/types); the webhook ignores all others. */
export const WEBHOOK_EVENTS = {
  'payment_intent.succeeded': 'a donation is paid',
  'payment_intent.payment_failed': 'a card was declined, which the limits on declined cards need',
  'charge.updated': 'the fee of a donation is known',
  'charge.refunded': 'money went back',
  'refund.created': 'a refund was created',
  'refund.updated': 'the state of a refund has changed',
  'refund.failed': 'a refund failed, and the money came back to us',
  'charge.dispute.created': 'a bank disputes a donation, or asks about it',
  'charge.dispute.updated': 'an inquiry became a dispute',
  'charge.dispute.funds_withdrawn': 'a dispute took the money',
  'charge.dispute.funds_reinstated': 'a dispute returned the money',
  'charge.dispute.closed': 'how a dispute ended',
  'payout.reconciliation_completed': 'a payout lists its donations',
} as const satisfies Partial<Record<Stripe.Event.Type, string>>;

/** API version of the webhook's events: the one that the functions were written for. */
export const WEBHOOK_API_VERSION = Stripe.API_VERSION;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;

/**
 * Rights of the restricted key of the functions (https://docs.stripe.com/keys/restricted-api-keys), by their names in
 * Stripe's dashboard.
 */
export const KEY_RIGHTS = {
  PaymentIntents: 'write',
  'Charges and Refunds': 'write',
  Disputes: 'read',
  Balance: 'read',
  'Balance Transactions': 'read',
  Payouts: 'read',
  Events: 'read',
  'Webhook Endpoints': 'read',
} as const;
