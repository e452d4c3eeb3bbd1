import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { BRAND } from '@raade/contracts/base/brand';
import { DONATION_CURRENCY } from '@raade/contracts/money/donation-amount';
import type { CheckedPaymentRequest } from '@raade/contracts/money/donation.schema';
import { stripe } from '../../base/stripe/client.ts';
import { toMetadata } from './donation-metadata.ts';

const { StripeError } = Stripe.errors;

/**
 * Makes the PaymentIntent of an attempt's revision. The idempotency key makes a repeated call
 * answer with the same intent (https://docs.stripe.com/api/idempotent_requests).
 *
 * @param spentKeys how many keys of the revision Stripe has failed under, see `isKept`
 * @throws StripeIdempotencyError if that revision was sent before with other details.
 */
export function createIntent(
  request: CheckedPaymentRequest,
  spentKeys = 0,
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
    { idempotencyKey: spentKeys === 0 ? revision : `${revision}:${spentKeys}` },
  );
}

/**
 * True if Stripe keeps a failure for the idempotency key, and would answer each further call under it alike for 24
 * hours (https://docs.stripe.com/api/idempotent_requests: 500s included).
 */
export function isKept(error: unknown): boolean {
  if (!(error instanceof StripeError)) return false;
  const { statusCode = 0, headers } = error;
  return statusCode >= 500 || headers?.['idempotent-replayed'] === 'true';
}

/** The intent with its latest charge, as Stripe knows it now; null if Stripe does not know it. */
export async function readIntent(id: string): Promise<Stripe.PaymentIntent | null> {
  try {
    return await stripe().paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return null;
    throw error;
  }
}

/** When cards were declined for an intent, in seconds since 1970, the newest first, as Stripe knows it now. */
export async function declinedAt(id: string, atMost: number): Promise<number[]> {
  const { data } = await stripe().charges.list({ payment_intent: id, limit: atMost });
  return data.filter(({ status }) => status === 'failed').map(({ created }) => created);
}

const PAGE_SIZE = 100;

/**
 * A page of the account's intents with their latest charges, newest first.
 *
 * @param since intents that were made before it are left out
 * @param after the last intent of the page before; without it this is the first page
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

/** True if the money has been taken. It stays true when it was given back later. */
export function isPaidIntent(intent: Stripe.PaymentIntent): intent is PaidIntent {
  return intent.status === 'succeeded' && typeof intent.latest_charge === 'object';
}

/**
 * Cancels an intent so that its old details can never be charged.
 *
 * @returns `canceled`, or `paid` if the donor's payment was faster.
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

/** Pause before Stripe is asked again, and how often: it has to come between two cards of a script. */
const LOCKED_PAUSE_MS = 50;
const LOCKED_TRIES = 100;

/** While a card is tried its intent is locked. The library's own pauses would leave the gap to the next card. */
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

/** A succeeded intent of ours, read from Stripe together with its charge. */
export type PaidIntent = Stripe.PaymentIntent & { latest_charge: Stripe.Charge };
