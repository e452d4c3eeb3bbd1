import * as logger from 'firebase-functions/logger';
import type Stripe from 'stripe';
import { DONATION_RATES } from '@raade/contracts/money/donation-limits';
import { countDecline, declinesAllowed } from '../../base/limits/admit-donation.ts';
import { fromMetadata, isOurs } from './donation-metadata.ts';
import { cancelIntent, declinedAt } from './payment-intent.ts';
import type { StripeEvent } from '../../base/stripe/stripe-event.ts';

/**
 * Counts a declined card. Cancels the intent when it reaches the limit of declined cards, or when two cards were
 * declined faster than anybody can type one, so that nobody can test more cards with its secret. Can be repeated for
 * the same event.
 *
 * Stripe's own list of charges decides, too: if many cards are tried at once, the first event already finds all
 * declines, however late the other events arrive.
 */
export async function limitDeclines(
  event: StripeEvent,
  { id, metadata }: Stripe.PaymentIntent,
): Promise<void> {
  if (!isOurs(metadata)) return;
  const { attempt, donor_email: email } = fromMetadata(metadata);
  const [counted] = await Promise.all([
    countDecline(event, { paymentIntentId: id, attempt, email }),
    cancelIfScripted(id),
  ]);
  if (counted >= (await declinesAllowed(attempt))) await cancel(id);
}

/** Cancels without waiting for our count, since every moment allows another card. */
async function cancelIfScripted(id: string): Promise<void> {
  const { declinesPerIntent, secondsBetweenCards } = DONATION_RATES;
  const [last, before, ...earlier] = await declinedAt(id, declinesPerIntent);
  if (last === undefined || before === undefined) return;
  const isTyped = last - before >= secondsBetweenCards;
  if (!isTyped || earlier.length + 2 >= declinesPerIntent) await cancel(id);
}

async function cancel(id: string): Promise<void> {
  const outcome = await cancelIntent(id);
  logger.warn('a payment met its limit of declined cards', { paymentIntentId: id, outcome });
}
