import Stripe from 'stripe';
import { HttpsError } from 'firebase-functions/https';
import type { RefundRequest } from '@raade/contracts/money/refunds';
import { hasCode, isKept } from '../donations/payment-intent.ts';
import { stripe } from '../../base/stripe/client.ts';
import { paidDonation, refundBehind } from './refundable.ts';

const { StripeError, StripeIdempotencyError } = Stripe.errors;

/**
 * Asks Stripe for the refund. The request is its idempotency key, and stands in its metadata: keys are kept for a day,
 * refunds for good (https://docs.stripe.com/api/idempotent_requests).
 *
 * @throws HttpsError if Stripe refuses it, or keeps a failure for it
 */
export async function refundAtStripe(asked: RefundRequest): Promise<Stripe.Refund> {
  const { request, paymentIntentId, amount, reason, note } = asked;
  try {
    return await stripe().refunds.create(
      {
        payment_intent: paymentIntentId,
        amount,
        reason,
        metadata: { request, ...(note !== '' && { note }) },
      },
      { idempotencyKey: `refund:${request}` },
    );
  } catch (error) {
    return outcomeAfter(error, asked);
  }
}

/** A failure that Stripe keeps for the key tells nothing about whether the refund was made: the payment does. */
async function outcomeAfter(error: unknown, asked: RefundRequest): Promise<Stripe.Refund> {
  if (error instanceof StripeIdempotencyError) {
    throw new HttpsError('already-exists', 'This refund was sent before with other details.');
  }
  if (isRefused(error)) {
    throw new HttpsError(
      'failed-precondition',
      'Stripe refuses this refund: the donation was given back meanwhile, or a bank disputes it.',
    );
  }
  if (!isKept(error)) throw error;
  const made = refundBehind(await paidDonation(asked.paymentIntentId), asked);
  if (made) return made;
  throw new HttpsError(
    'aborted',
    'Stripe failed, and nothing was given back. Look at the payment in Stripe, close this, and start again.',
  );
}

/** Codes and fields of https://docs.stripe.com/error-codes that answer more than there is to give back. */
function isRefused(error: unknown): boolean {
  const isOver = hasCode(error, 'charge_already_refunded') || hasCode(error, 'charge_disputed');
  return isOver || (error instanceof StripeError && error.param === 'amount');
}
