import { environment } from '@raade/platform';

const LIVE_KEY = 'pk_live_';

/** The address of a payment in Stripe's dashboard, in live or test mode. */
export function stripePaymentUrl(paymentIntentId: string): string {
  const isLive = environment().stripe.publishableKey.startsWith(LIVE_KEY);
  return `https://dashboard.stripe.com/${isLive ? '' : 'test/'}payments/${paymentIntentId}`;
}
