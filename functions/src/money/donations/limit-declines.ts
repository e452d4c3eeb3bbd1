import * as logger from 'firebase-functions/logger';
import type Stripe from 'stripe';
import { DONATION_RATES } from '@raade/contracts/money/donation-limits';
import { countDecline, declinesAllowed } from '../../base/limits/admit-donation.ts';
import { fromMetadata, isOurs } from './donation-metadata.ts';
import { cancelIntent, declinedAt } from './payment-intent.ts';
import type { ProcessedEvent } from '../../base/stripe/processed-event.ts';

/**
 * Counts a declined card, and cancels the intent at the last one that it may have, or at the second within less time
 * than anybody needs to type one: then nobody can try further cards against its secret. Safe to call again for the
 * same event.
 *
 * For the intent Stripe's own list decides, too: of cards that are tried all at once, the first event tells
 * of all that were declined until then, however late the others come.
 */
export async function limitDeclines(
  event: ProcessedEvent,
  { id, metadata }: Stripe.PaymentIntent,
): Promise<void> {
  if (!isOurs(metadata)) return;
  const { attempt, donor_email: email } = fromMetadata(metadata);
  const [counted] = await Promise.all([
    countDecline(event, { paymentIntentId: id, attempt, email }),
    stopScript(id),
  ]);
  if (counted >= (await declinesAllowed(attempt))) await stop(id);
}

/** Does not wait for our own count: each moment is another card. */
async function stopScript(id: string): Promise<void> {
  const { declinesPerIntent, secondsBetweenCards } = DONATION_RATES;
  const [last, before, ...earlier] = await declinedAt(id, declinesPerIntent);
  if (last === undefined || before === undefined) return;
  const isTyped = last - before >= secondsBetweenCards;
  if (!isTyped || earlier.length + 2 >= declinesPerIntent) await stop(id);
}

async function stop(id: string): Promise<void> {
  const outcome = await cancelIntent(id);
  logger.warn('a payment met its limit of declined cards', { paymentIntentId: id, outcome });
}
