import * as z from 'zod/mini';

/**
 * States of a dispute with a donor's bank. An `inquiry` moves no money; with `open` and `lost` the bank has the money,
 * with `won` it came back.
 */
export const DISPUTE_STATES = ['none', 'inquiry', 'inquiry-closed', 'open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** Payment methods of donations. */
export const PAYMENT_METHODS = ['card', 'cheque', 'cash', 'transfer'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

const cents = z._default(z.int(), 0);

/** The money fields of `donations/{id}`, as last read from Stripe. Manual donations have only those that apply. */
export const donationMoneySchema = z.object({
  /** Refunded, in cents of the donation. */
  refunded_cents: cents,
  /** Refunds in progress. */
  refund_pending_cents: cents,
  /** Refunds that the donor's bank returned to us: we still owe them to the donor. */
  refund_failed_cents: cents,
  dispute: z._default(z.enum(DISPUTE_STATES), 'none'),
  /** Disputed amount: the sum of the disputes whose state is in `dispute`. */
  disputed_cents: cents,
  /** Deadline for our answer to a dispute, in ISO 8601; only while an answer is needed. */
  dispute_due_by: z.optional(z.iso.datetime()),
  payment_method: z._default(z.enum(PAYMENT_METHODS), 'card'),
  /** Like `visa`; empty if unknown. */
  card_brand: z._default(z.string(), ''),
  card_last4: z._default(z.string(), ''),
  /**
   * Currency of our Stripe account, like `usd`, in which the following amounts are; missing until Stripe has booked the
   * payment.
   */
  account_currency: z.optional(z.string()),
  account_gross_cents: cents,
  /** Fees for the payment and for disputes. */
  account_fee_cents: cents,
  account_refunded_cents: cents,
  /** Amount that disputes took and did not return. */
  account_disputed_cents: cents,
  /** Cents that remain in our account: gross minus the amounts above. */
  account_net_cents: cents,
  /** The payout of Stripe to our bank that contained this payment. */
  payout_id: z.optional(z.string()),
});
export type DonationMoney = z.output<typeof donationMoneySchema>;
