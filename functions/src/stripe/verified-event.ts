import Stripe from 'stripe';
import { stripe } from './client.ts';

const { StripeSignatureVerificationError } = Stripe.errors;

/**
 * The event in a webhook's raw body, if one of the secrets has signed it
 * (https://docs.stripe.com/webhooks#verify-official-libraries); else null.
 */
export function verifiedEvent(
  rawBody: Buffer,
  signature: string,
  secrets: readonly string[],
): Stripe.Event | null {
  for (const secret of secrets) {
    try {
      return stripe().webhooks.constructEvent(rawBody, signature, secret);
    } catch (error) {
      if (!(error instanceof StripeSignatureVerificationError)) throw error;
    }
  }
  return null;
}
