import type Stripe from 'stripe';
import { createHmac } from 'node:crypto';

/**
 * The `Stripe-Signature` header of a delivery: https://docs.stripe.com/webhooks#verify-manually.
 * The timestamp is of the machine's clock, not the emulator's, because receivers compare it with theirs.
 */
function signatureHeader(payload: string, secret: string): string {
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}

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
