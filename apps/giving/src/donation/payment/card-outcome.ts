import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { Confirmation } from '../flow/payment-gateway.ts';
import { PAYMENT_MESSAGES } from '../flow/payment-messages.ts';

/** Typing errors, by Stripe's code (https://docs.stripe.com/error-codes). */
const TYPING_ERROR = /^(incorrect|invalid)_(number|cvc|expiry)|^expired_card$/;

/** Returns advice if certainly nothing was charged; undefined for other errors. */
function adviceOn({ type, code = '' }: StripeError): string | undefined {
  if (TYPING_ERROR.test(code)) return PAYMENT_MESSAGES.checkCard;
  if (code === 'payment_intent_authentication_failure') return PAYMENT_MESSAGES.confirmWithBank;
  return type === 'card_error' ? PAYMENT_MESSAGES.anotherCard : undefined;
}

/**
 * Interprets Stripe's result. An error can come with a succeeded intent, if an earlier try went through unnoticed; then
 * the payment counts as successful.
 */
export function cardOutcome({ error, paymentIntent }: PaymentIntentResult): Confirmation {
  const status = (error ? error.payment_intent : paymentIntent)?.status;
  if (status === 'succeeded') return { kind: 'succeeded' };
  if (status === 'canceled') return { kind: 'canceled' };
  if (error) {
    const advice = adviceOn(error);
    const message = error.message ?? PAYMENT_MESSAGES.failedWithoutReason;
    return { kind: 'failed', error: message, ...(advice && { advice }) };
  }
  return { kind: 'failed', error: PAYMENT_MESSAGES.notSucceeded(String(status)) };
}
