import { environment } from '@raade/platform';

const LIVE_KEY = 'pk_live_';

/** The page of Stripe's dashboard about a payment: among real ones, or among those of its test mode. */
export function stripePaymentUrl(paymentIntentId: string): string {
  const isLive = environment().stripe.publishableKey.startsWith(LIVE_KEY);
  return `https://dashboard.stripe.com/${isLive ? '' : 'test/'}payments/${paymentIntentId}`;
}
