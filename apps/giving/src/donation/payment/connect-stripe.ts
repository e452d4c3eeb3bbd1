import { withDeadline } from '@raade/browser';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Environment } from '@raade/contracts/releases/environment';

/** Limit for loading, so that donors do not wait forever. */
const DEADLINE_MS = 15_000;

const timeoutError = () => new Error('Stripe.js did not load in time.');

/**
 * Loads Stripe.js from Stripe, as its terms require. In tests and locally, a fake is on the page already and is used.
 * Rejects if it does not load in time.
 */
export async function connectStripe({ stripe }: Environment): Promise<Stripe> {
  const loading = loadStripe(stripe.publishableKey);
  const connection = await withDeadline(loading, DEADLINE_MS, timeoutError);
  if (!connection) throw new Error('Stripe.js is not available here.');
  return connection;
}
