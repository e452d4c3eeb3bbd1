import * as logger from 'firebase-functions/logger';
import type Stripe from 'stripe';
import { DONATION_RATES } from '@raade/contracts/money/donation-limits';
import { countDecline, declinesAllowed } from '../../base/limits/admit-donation.ts';
import { fromMetadata, isDonation } from './donation-metadata.ts';
import { cancelIntent, declinedAt } from './payment-intent.ts';
import type { StripeEvent } from '../../base/stripe/stripe-event.ts';

/**
 * Counts a declined card. Cancels the intent when it reaches the limit of declined cards, or when two cards were
 * declined faster than anybody can type one, so that nobody can test more cards with its secret. Can be repeated for
 * the same event.
 *
 * The charges at Stripe are checked as well: if many cards are tried at once, the first event already finds all
 * declines, however late the other events arrive.
 */
export async function limitDeclines(
  event: StripeEvent,
  { id, metadata }: Stripe.PaymentIntent,
): Promise<void> {
  if (!isDonation(metadata)) return;
  const { attempt, donor_email: email } = fromMetadata(metadata);
  const [declineCount] = await Promise.all([
    countDecline(event, { paymentIntentId: id, attempt, email }),
    cancelIfScripted(id),
  ]);
  if (declineCount >= (await declinesAllowed(attempt))) await cancel(id);
}

/** Cancels if the cards come too fast for a person. It does not wait for our count, since meanwhile another card could be tried. */
async function cancelIfScripted(id: string): Promise<void> {
  const { declinesPerIntent, secondsBetweenCards } = DONATION_RATES;
  const declineTimes = await declinedAt(id, declinesPerIntent);
  const [last, previous] = declineTimes;
  if (last === undefined || previous === undefined) return;
  const isTyped = last - previous >= secondsBetweenCards;
  if (!isTyped || declineTimes.length >= declinesPerIntent) await cancel(id);
}

async function cancel(id: string): Promise<void> {
  const outcome = await cancelIntent(id);
  logger.warn('a payment reached its limit of declined cards', { paymentIntentId: id, outcome });
}
