import Stripe from 'stripe';
import { settings, stripeSecretKey } from '../configuration/settings.ts';
import { timeLeft } from './within-time.ts';

// One question's, and how often it is tried again; `withinTime` bounds what all questions of a call take together.
const TIMEOUT_MS = 15_000;
const RETRIES = 2;

let client: Stripe | undefined;

/** Stripe's API, or the emulator that `STRIPE_API_BASE` names. One client for the process' life. */
export function stripe(): Stripe {
  client ??= new Stripe(stripeSecretKey(), {
    ...stripeAddress(settings().STRIPE_API_BASE),
    httpClient: clientInTime(),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
  return client;
}

/** Where the client asks: Stripe itself, or the emulator at an address. */
export function stripeAddress(base: string | undefined) {
  if (base === undefined) return {};
  const { protocol, hostname, port } = new URL(base);
  const https = protocol === 'https:';
  return {
    protocol: https ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port || (https ? 443 : 80),
  };
}

/** The library's own client, in which no question takes longer than its call has time. */
function clientInTime() {
  const client = Stripe.createNodeHttpClient();
  const ask = client.makeRequest.bind(client);
  client.makeRequest = (...[host, port, path, method, headers, body, protocol, timeout]) => {
    const left = timeLeft();
    // The code by which the library knows that a time is over.
    if (left <= 0) return Promise.reject(Object.assign(new Error(LATE), { code: 'ETIMEDOUT' }));
    return ask(host, port, path, method, headers, body, protocol, Math.min(timeout, left));
  };
  return client;
}

const LATE = 'There is no time left to ask Stripe.';
