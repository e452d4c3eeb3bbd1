import * as logger from 'firebase-functions/logger';
import type Stripe from 'stripe';
import { DONATION_RATES } from '@raade/contracts/donations';
import { countDecline } from '../limits/donation-limits.ts';
import { fromMetadata, isOurs } from './donation-metadata.ts';
import { cancelIntent } from './payment-intent.ts';
import type { TakenEvent } from './taken-event.ts';

/**
 * Counts a declined card, and cancels the intent at the last one that it may have: then nobody can try
 * further cards against its secret. Safe to call again for the same event.
 */
export async function limitDeclines(
  event: TakenEvent,
  { id, metadata }: Stripe.PaymentIntent,
): Promise<void> {
  if (!isOurs(metadata)) return;
  const { attempt, donor_email: email } = fromMetadata(metadata);
  const declines = await countDecline(event, { paymentIntentId: id, attempt, email });
  if (declines < DONATION_RATES.declinesPerIntent) return;
  const outcome = await cancelIntent(id);
  logger.warn('a payment met its limit of declined cards', { paymentIntentId: id, outcome });
}
