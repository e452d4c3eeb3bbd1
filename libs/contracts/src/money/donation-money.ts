import * as z from 'zod/mini';

/**
 * How it stands between us and a donor's bank. An `inquiry` is a question that moves no money; `open` and `lost` mean
 * that the bank has it, `won` that it came back.
 */
export const DISPUTE_STATES = ['none', 'inquiry', 'inquiry-closed', 'open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** Ways in which a gift can have come. */
export const PAYMENT_METHODS = ['card', 'cheque', 'cash', 'transfer'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

const cents = z._default(z.int(), 0);

/**
 * The state of a donation's money, as Stripe told it last; fields of `donations/{id}` beside its record. A gift that
 * staff entered has those alone that mean something without Stripe.
 */
export const donationMoneySchema = z.object({
  /** Given back, in cents of the donation. */
  refunded_cents: cents,
  /** On its way back to the donor. */
  refund_pending_cents: cents,
  /** Sent back by the donor's bank: it is ours still, and owed to the donor. */
  refund_failed_cents: cents,
  dispute: z._default(z.enum(DISPUTE_STATES), 'none'),
  /** Claimed in the disputes that `dispute` tells of. */
  disputed_cents: cents,
  /** The instant, in ISO 8601, until which a bank takes our answer; there while it waits for one. */
  dispute_due_by: z.optional(z.iso.datetime()),
  payment_method: z._default(z.enum(PAYMENT_METHODS), 'card'),
  /** Like `visa`; empty where it is not known. */
  card_brand: z._default(z.string(), ''),
  card_last4: z._default(z.string(), ''),
  /** Currency of our account at Stripe, like `usd`, in which the rest is; there once Stripe has booked the payment. */
  account_currency: z.optional(z.string()),
  account_gross_cents: cents,
  /** Fees of the payment and of a dispute. */
  account_fee_cents: cents,
  account_refunded_cents: cents,
  /** Taken by a dispute, and not given back. */
  account_disputed_cents: cents,
  /** Cents that are left on our account: gross without all of these. */
  account_net_cents: cents,
  /** Stripe's transfer to our bank that it was part of. */
  payout_id: z.optional(z.string()),
});
export type DonationMoney = z.output<typeof donationMoneySchema>;
