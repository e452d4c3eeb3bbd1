import type Stripe from 'stripe';
import { signatureHeader } from './signature.ts';

/** The address that events are sent to, and the secret they are signed with. */
export interface WebhookEndpoint {
  readonly url: string;
  readonly secret: string;
}

const ANSWER_TIMEOUT_MS = 20_000;

/** Sends an event once. True when the endpoint answered 2xx; redirects are not followed. */
export async function postEvent(
  endpoint: WebhookEndpoint,
  event: Stripe.Event,
  signal: AbortSignal,
): Promise<boolean> {
  const payload = JSON.stringify(event, null, 2);
  try {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'Stripe-Signature': signatureHeader(payload, endpoint.secret),
      },
      body: payload,
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
