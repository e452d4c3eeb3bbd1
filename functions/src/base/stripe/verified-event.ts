import Stripe from 'stripe';
import { stripe } from './client.ts';

const { StripeSignatureVerificationError } = Stripe.errors;

/** Stripe's library refuses what was signed longer ago than this, and takes whatever is still to come. */
const TOLERANCE_MS = 5 * 60 * 1000;

/**
 * The event in a webhook's raw body, if one of the secrets has signed it within the last minutes
 * (https://docs.stripe.com/webhooks#verify-official-libraries); else null.
 */
export function verifiedEvent(
  rawBody: Buffer,
  signature: string,
  secrets: readonly string[],
): Stripe.Event | null {
  if (isOfLater(signature)) return null;
  for (const secret of secrets) {
    try {
      return stripe().webhooks.constructEvent(rawBody, signature, secret);
    } catch (error) {
      if (!(error instanceof StripeSignatureVerificationError)) throw error;
    }
  }
  return null;
}

/** A signature that is good only later could be kept until then, and used again. */
function isOfLater(signature: string): boolean {
  const times = [...signature.matchAll(/(?:^|,)t=(\d+)/g)];
  return times.some(([, seconds]) => Number(seconds) * 1000 > Date.now() + TOLERANCE_MS);
}
