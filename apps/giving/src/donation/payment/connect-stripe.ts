import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Environment } from '@raade/contracts/environment';

/** A script that hangs must not leave a donor in front of a loader for ever. */
const DEADLINE_MS = 15_000;

/**
 * Loads Stripe.js from Stripe, as its terms demand, unless a stand-in is there already.
 * Rejects if it does not come in time.
 */
export async function connectStripe({ stripe }: Environment): Promise<Stripe> {
  const connected = await Promise.race([loadStripe(stripe.publishableKey), deadline()]);
  if (!connected) throw new Error('Stripe.js is not available here.');
  return connected;
}

function deadline(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('Stripe.js did not load in time.')), DEADLINE_MS);
  });
}
