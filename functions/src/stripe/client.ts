import Stripe from 'stripe';
import { settings, stripeSecretKey } from '../configuration/settings.ts';

// Donors wait for the answer: give up before the function itself is cut off at 60 s.
const TIMEOUT_MS = 15_000;
const RETRIES = 2;

let client: Stripe | undefined;

/** Stripe's API, or the emulator that `STRIPE_API_BASE` names. One client for the process' life. */
export function stripe(): Stripe {
  client ??= new Stripe(stripeSecretKey(), {
    ...addressOf(settings().STRIPE_API_BASE),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
  return client;
}

function addressOf(base: string | undefined) {
  if (base === undefined) return {};
  const { protocol, hostname, port } = new URL(base);
  const https = protocol === 'https:';
  return {
    protocol: https ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port || (https ? 443 : 80),
  };
}
