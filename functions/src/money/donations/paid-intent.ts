import type Stripe from 'stripe';

/** A succeeded intent of ours, read from Stripe together with its charge. */
export type PaidIntent = Stripe.PaymentIntent & { latest_charge: Stripe.Charge };
