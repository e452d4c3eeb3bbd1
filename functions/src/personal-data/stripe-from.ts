import Stripe from 'stripe';

/** Stripe's API by that key, or the emulator at that address. */
export function stripeFrom(key: string, base: string | undefined): Stripe {
  if (base === undefined) return new Stripe(key, { telemetry: false });
  const { protocol, hostname, port } = new URL(base);
  const https = protocol === 'https:';
  return new Stripe(key, {
    protocol: https ? 'https' : 'http',
    host: hostname,
    port: port || (https ? 443 : 80),
    telemetry: false,
  });
}
