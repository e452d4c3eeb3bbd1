import type { PaymentIntentResult } from '@stripe/stripe-js';
import type { Confirmation } from '../flow/payment-gateway.ts';
import { PAYMENT_MESSAGES } from '../flow/payment-messages.ts';

/**
 * The meaning of Stripe's answer for the donor. An error can come with an intent that has succeeded, when an earlier
 * try got through unnoticed: then the money is taken, and that is what counts.
 */
export function cardOutcome({ error, paymentIntent }: PaymentIntentResult): Confirmation {
  const status = (error ? error.payment_intent : paymentIntent)?.status;
  if (status === 'succeeded') return { kind: 'succeeded' };
  if (status === 'canceled') return { kind: 'canceled' };
  if (error)
    return { kind: 'failed', error: error.message ?? PAYMENT_MESSAGES.failedWithoutReason };
  return { kind: 'failed', error: PAYMENT_MESSAGES.notSucceeded(String(status)) };
}
