import Stripe from 'stripe';
import { settings, stripeSecretKey } from '../configuration/settings.ts';
import { timeLeft } from './within-time.ts';

// Limits of one request; `withinTime` bounds all requests of a call together.
const TIMEOUT_MS = 15_000;
const RETRIES = 2;

let client: Stripe | undefined;

/** Client of Stripe's API, or of the emulator at `STRIPE_API_BASE`. One client for the life of the process. */
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

/** Returns the client's options for the address of an emulator; none for Stripe itself. */
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

/** The library's HTTP client, with requests cut off at the deadline of `withinTime`. */
function clientInTime() {
  const client = Stripe.createNodeHttpClient();
  const ask = client.makeRequest.bind(client);
  client.makeRequest = (...[host, port, path, method, headers, body, protocol, timeout]) => {
    const left = timeLeft();
    // The library recognizes timeouts by this code.
    if (left <= 0) return Promise.reject(Object.assign(new Error(LATE), { code: 'ETIMEDOUT' }));
    return ask(host, port, path, method, headers, body, protocol, Math.min(timeout, left));
  };
  return client;
}

const LATE = 'There is no time left to ask Stripe.';
