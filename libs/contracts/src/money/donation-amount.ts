/** Amounts are integer cents. */
export const MIN_DONATION_CENTS = 100;
/** The largest charge that Stripe accepts in US dollars (https://docs.stripe.com/currencies). */
export const MAX_DONATION_CENTS = 99_999_999;
export const DONATION_CURRENCY = 'usd';
