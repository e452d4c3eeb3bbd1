import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { Confirmation } from '../flow/payment-gateway.ts';
import { PAYMENT_MESSAGES } from '../flow/payment-messages.ts';

/** Errors in what was typed, by Stripe's code (https://docs.stripe.com/error-codes). */
const MISTYPED = /^(incorrect|invalid)_(number|cvc|expiry)|^expired_card$/;

/** Returns advice on an error after which certainly nothing was charged; undefined for other errors. */
function adviceOn({ type, code = '' }: StripeError): string | undefined {
  if (MISTYPED.test(code)) return PAYMENT_MESSAGES.checkCard;
  if (code === 'payment_intent_authentication_failure') return PAYMENT_MESSAGES.askedByBank;
  return type === 'card_error' ? PAYMENT_MESSAGES.anotherCard : undefined;
}

/**
 * The meaning of Stripe's answer for the donor. An error can come with an intent that has succeeded, when an earlier
 * try got through unnoticed: then the money is taken, and that is what counts.
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
