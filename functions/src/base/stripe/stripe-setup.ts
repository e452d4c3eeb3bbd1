import Stripe from 'stripe';

/** The reason to subscribe to each event (https://docs.stripe.com/api/events/types); the webhook ignores all others. */
export const WEBHOOK_EVENTS = {
  'payment_intent.succeeded': 'a gift is paid',
  'payment_intent.payment_failed':
    'a card was declined; the limit on declined cards counts these events',
  'charge.updated': 'a gift is booked, so its fee is known',
  'charge.refunded': 'money was refunded',
  'refund.created': 'a refund was started',
  'refund.updated': 'the state of a refund has changed',
  'refund.failed': 'a refund failed, so we still have the money',
  'charge.dispute.created': 'a bank disputes a gift, or asks about it',
  'charge.dispute.updated': "a bank's question has become a dispute",
  'charge.dispute.funds_withdrawn': 'the bank has taken the money',
  'charge.dispute.funds_reinstated': 'the bank has returned the money',
  'charge.dispute.closed': 'how a dispute ended',
  'payout.reconciliation_completed': 'which gifts a transfer to our bank contains',
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
