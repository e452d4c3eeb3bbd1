import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { BRAND } from '@raade/contracts/base/brand';
import { DONATION_CURRENCY } from '@raade/contracts/money/donation-amount';
import type { CheckedPaymentRequest } from '@raade/contracts/money/donation.schema';
import { stripe } from '../../base/stripe/client.ts';
import { toMetadata } from './donation-metadata.ts';

const { StripeError } = Stripe.errors;

/**
 * Creates the PaymentIntent of a revision: a state of the donor's form. With the same idempotency key, Stripe returns
 * the same intent (https://docs.stripe.com/api/idempotent_requests).
 *
 * @param failedKeys number of keys of this revision for which Stripe has cached a failure, see `isCachedFailure`
 * @throws StripeIdempotencyError if the revision was sent before with other details
 */
export function createIntent(
  request: CheckedPaymentRequest,
  failedKeys = 0,
): Promise<Stripe.PaymentIntent> {
  const revision = `${request.attempt}:${request.revision}`;
  return stripe().paymentIntents.create(
    {
      amount: request.amount,
      currency: DONATION_CURRENCY,
      allowed_payment_method_types: ['card'],
      description: `${BRAND.shortName} donation`,
      metadata: toMetadata(request),
    },
    { idempotencyKey: failedKeys === 0 ? revision : `${revision}:${failedKeys}` },
  );
}

/**
 * True if Stripe has cached a failure for the idempotency key and would repeat it for 24 hours
 * (https://docs.stripe.com/api/idempotent_requests: 500s included).
 */
export function isCachedFailure(error: unknown): boolean {
  if (!(error instanceof StripeError)) return false;
  const { statusCode = 0, headers } = error;
  return statusCode >= 500 || headers?.['idempotent-replayed'] === 'true';
}

/** Reads the intent with its latest charge; null if Stripe has no such intent. */
export async function readIntent(id: string): Promise<Stripe.PaymentIntent | null> {
  try {
    return await stripe().paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return null;
    throw error;
  }
}

/** Reads the times at which cards were declined for an intent, in seconds since 1970, the newest first. */
export async function declinedAt(id: string, atMost: number): Promise<number[]> {
  const { data } = await stripe().charges.list({ payment_intent: id, limit: atMost });
  return data.filter(({ status }) => status === 'failed').map(({ created }) => created);
}

const PAGE_SIZE = 100;

/**
 * Lists a page of the account's intents with their latest charges, newest first.
 *
 * @param since earlier intents are left out
 * @param after last intent of the previous page; none for the first page
 */
export function listIntents(
  since: Date,
  after?: string,
): Promise<Stripe.ApiList<Stripe.PaymentIntent>> {
  return stripe().paymentIntents.list({
    created: { gte: Math.floor(since.getTime() / 1000) },
    limit: PAGE_SIZE,
    ...(after !== undefined && { starting_after: after }),
    expand: ['data.latest_charge'],
  });
}

/** True if the payment has succeeded, even if it was refunded later. */
export function isPaidIntent(intent: Stripe.PaymentIntent): intent is PaidIntent {
  return intent.status === 'succeeded' && typeof intent.latest_charge === 'object';
}

/**
 * Cancels an intent, so that it can never be charged.
 *
 * @returns `canceled`, or `paid` if the payment was faster
 */
export async function cancelIntent(id: string): Promise<'canceled' | 'paid'> {
  try {
    await cancelBetweenCards(id);
    return 'canceled';
  } catch (error) {
    if (!hasCode(error, 'payment_intent_unexpected_state')) throw error;
    const { status } = await stripe().paymentIntents.retrieve(id);
    return status === 'canceled' ? 'canceled' : 'paid';
  }
}

const LOCKED_PAUSE_MS = 50;
const LOCKED_TRIES = 100;

/**
 * Cancels an intent even while a script tries stolen cards on it. Stripe locks the intent during each card. The pauses
 * are short, to cancel between two cards; those of Stripe's library are too long for that.
 */
async function cancelBetweenCards(id: string): Promise<void> {
  for (let tries = 0; tries < LOCKED_TRIES; tries += 1) {
    try {
      await stripe().paymentIntents.cancel(id, {}, { maxNetworkRetries: 0 });
      return;
    } catch (error) {
      if (!hasCode(error, 'lock_timeout')) break;
      await pause(LOCKED_PAUSE_MS);
    }
  }
  await stripe().paymentIntents.cancel(id);
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof StripeError && error.code === code;
}

/** A succeeded intent with its charge. */
export type PaidIntent = Stripe.PaymentIntent & { latest_charge: Stripe.Charge };
