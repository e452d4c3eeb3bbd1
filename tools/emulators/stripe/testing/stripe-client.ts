import Stripe from 'stripe';
import type { StripeEmulator } from '../emulator.ts';
import { TEST_KEYS } from './keys.ts';

/** The official library, pointed at the emulator. It does not retry unless a test asks it to. */
export function stripeClient(
  { host, port }: StripeEmulator,
  { apiKey, ...config }: Stripe.StripeConfig & { apiKey?: string } = {},
): Stripe {
  return new Stripe(apiKey ?? TEST_KEYS.secretKey, {
    host,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    ...config,
  });
}

/** The error that a call to the library fails with; fails itself when the call succeeds. */
export async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof Stripe.errors.StripeError) return outcome;
  throw new Error('expected the call to fail with a StripeError');
}
