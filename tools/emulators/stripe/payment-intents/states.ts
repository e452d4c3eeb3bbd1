import type Stripe from 'stripe';
import { invalidRequest } from '../api/errors.ts';

type Status = Stripe.PaymentIntent.Status;

/** Statuses in which nothing has been paid yet. */
const OPEN: readonly Status[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

/**
 * Throws if the intent is already paid, in payment or canceled.
 * @throws ApiError 400 `payment_intent_unexpected_state`, with the intent
 */
export function requireOpen(intent: Stripe.PaymentIntent, operation: 'confirm' | 'cancel'): void {
  if (OPEN.includes(intent.status)) return;
  const reason =
    operation === 'confirm' && intent.status === 'succeeded'
      ? 'it has already succeeded after being previously confirmed.'
      : `it has a status of ${intent.status}. Only a PaymentIntent with one of the following ` +
        `statuses may be ${operation}ed: ${OPEN.join(', ')}.`;
  throw unexpectedState(intent, `You cannot ${operation} this PaymentIntent because ${reason}`);
}

/** The error for an intent whose status does not allow an operation. */
export function unexpectedState(intent: Stripe.PaymentIntent, message: string) {
  return invalidRequest(message, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });
}
