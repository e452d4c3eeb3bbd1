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
    httpClient: clientWithDeadline(),
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
  const isHttps = protocol === 'https:';
  return {
    protocol: isHttps ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port || (isHttps ? 443 : 80),
  };
}

/** The library's HTTP client, with requests cut off at the deadline of `withinTime`. */
function clientWithDeadline() {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = (...[host, port, path, method, headers, body, protocol, timeout]) => {
    const remainingMs = timeLeft();
    if (remainingMs <= 0) return Promise.reject(timeoutError());
    const timeoutMs = Math.min(timeout, remainingMs);
    return makeRequest(host, port, path, method, headers, body, protocol, timeoutMs);
  };
  return client;
}

/** The library recognizes timeouts by this code. */
const timeoutError = () =>
  Object.assign(new Error('There is no time left for a request to Stripe.'), { code: 'ETIMEDOUT' });
