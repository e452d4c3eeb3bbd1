import { onRequest, type Request, type Response } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import type Stripe from 'stripe';
import { STRIPE_WEBHOOK } from '@raade/contracts/base/callables';
import { causeOf } from '../../base/callable/failure.ts';
import { webhookOptions } from '../../base/configuration/function-options.ts';
import { stripeWebhookSecrets } from '../../base/configuration/settings.ts';
import { countFailedCall } from '../../base/metrics/count-failed-call.ts';
import { isSubscribed } from './payment-of-event.ts';
import { withinTime } from '../../base/stripe/within-time.ts';

/**
 * `stripe-webhook`: receives Stripe's events. Answers 200 once the change is committed, 400 for an invalid signature,
 * and 500 otherwise: then Stripe retries for up to three days.
 */
export const stripeWebhook = onRequest(webhookOptions(), async (request, response) => {
  try {
    await receive(request, response);
  } catch (error) {
    logger.error(`${STRIPE_WEBHOOK} failed`, { cause: causeOf(error) });
    await countFailedCall(STRIPE_WEBHOOK);
    response.status(500).type('text/plain').send('Not recorded. Please send this event again.');
  }
});

async function receive(request: Request, response: Response): Promise<void> {
  const signature = request.header('stripe-signature') ?? '';
  // All functions load this file. Only this one needs the code for events, so it is loaded when one arrives.
  const { verifiedEvent } = await import('../../base/stripe/verified-event.ts');
  const event = verifiedEvent(request.rawBody, signature, stripeWebhookSecrets());
  if (event === null) {
    logger.warn(`${STRIPE_WEBHOOK} refused a request without a valid signature`);
    response.status(400).type('text/plain').send('The signature is missing or wrong.');
    return;
  }
  await withinTime(() => handleEvent(event));
  response.json({ received: true });
}

async function handleEvent(event: Stripe.Event): Promise<void> {
  if (!isSubscribed(event)) return;
  if (event.type === 'payment_intent.payment_failed') {
    const { limitDeclines } = await import('./limit-declines.ts');
    return limitDeclines(event, event.data.object);
  }
  const { applyEvent } = await import('./apply-event.ts');
  return applyEvent(event, 'webhook');
}
