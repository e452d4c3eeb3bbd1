import Stripe from 'stripe';
import { stripe } from './client.ts';

const { StripeSignatureVerificationError } = Stripe.errors;

/** Stripe's library refuses signatures that are older than this, but accepts those with a time in the future. */
const TOLERANCE_MS = 5 * 60 * 1000;

/**
 * Returns the event of a webhook's raw body if one of the secrets has signed it in the last five minutes
 * (https://docs.stripe.com/webhooks#verify-official-libraries); null otherwise.
 */
export function verifiedEvent(
  rawBody: Buffer,
  signature: string,
  secrets: readonly string[],
): Stripe.Event | null {
  if (isSignedInFuture(signature)) return null;
  for (const secret of secrets) {
    try {
      return stripe().webhooks.constructEvent(rawBody, signature, secret);
    } catch (error) {
      if (!(error instanceof StripeSignatureVerificationError)) throw error;
    }
  }
  return null;
}

/** A signature with a time in the future would stay valid for longer, and could be used again. */
function isSignedInFuture(signature: string): boolean {
  const times = [...signature.matchAll(/(?:^|,)t=(\d+)/g)];
  return times.some(([, seconds]) => Number(seconds) * 1000 > Date.now() + TOLERANCE_MS);
}
