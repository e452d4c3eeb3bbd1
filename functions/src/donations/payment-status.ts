import type Stripe from 'stripe';
import { PAYMENT_STATUSES, type PaymentStatus } from '@raade/contracts/donations';

type ChargeState = Pick<Stripe.Charge, 'disputed' | 'refunded' | 'amount_refunded'>;

/** Status of a succeeded payment, from what has happened to its charge since. */
export function statusOf(charge: ChargeState): PaymentStatus {
  if (charge.disputed) return 'disputed';
  if (charge.refunded) return 'refunded';
  return charge.amount_refunded > 0 ? 'partially_refunded' : 'succeeded';
}

/** True if a payment may move from one status to the other: late news never take it back. */
export function isForward(from: PaymentStatus, to: PaymentStatus): boolean {
  return PAYMENT_STATUSES.indexOf(to) > PAYMENT_STATUSES.indexOf(from);
}
