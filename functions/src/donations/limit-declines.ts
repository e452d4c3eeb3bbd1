import * as logger from 'firebase-functions/logger';
import type Stripe from 'stripe';
import { DONATION_RATES } from '@raade/contracts/donations';
import { countDecline } from '../limits/count-decline.ts';
import { fromMetadata, isOurs } from './donation-metadata.ts';
import { cancelIntent, countFailedCharges } from './payment-intent.ts';
import type { TakenEvent } from '../stripe/taken-event.ts';

/**
 * Counts a declined card, and cancels the intent at the last one that it may have: then nobody can try
 * further cards against its secret. Safe to call again for the same event.
 *
 * For the intent Stripe's own count decides, too: of cards that are tried all at once, the first event tells
 * of all that were declined until then, however late the others come.
 */
export async function limitDeclines(
  event: TakenEvent,
  { id, metadata }: Stripe.PaymentIntent,
): Promise<void> {
  if (!isOurs(metadata)) return;
  const { attempt, donor_email: email } = fromMetadata(metadata);
  const counted = await countDecline(event, { paymentIntentId: id, attempt, email });
  const limit = DONATION_RATES.declinesPerIntent;
  if (counted < limit && (await countFailedCharges(id, limit)) < limit) return;
  const outcome = await cancelIntent(id);
  logger.warn('a payment met its limit of declined cards', { paymentIntentId: id, outcome });
}
