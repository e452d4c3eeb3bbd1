import * as z from 'zod/mini';
import type { DonationMoney } from './donation-money.ts';
import { MAX_DONATION_CENTS } from './donation-amount.ts';
import { recordRequestSchema } from './donation.schema.ts';
import { withoutUnseen } from '../base/unseen.ts';

/** Stripe's reasons (https://docs.stripe.com/api/refunds/create#create_refund-reason); the first is the usual one. */
export const REFUND_REASONS = ['requested_by_customer', 'duplicate', 'fraudulent'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** The note is stored in Stripe's metadata, which has this limit. */
export const REFUND_NOTE_LIMIT = 500;

export const REFUND_MESSAGES = {
  amount: 'Please enter an amount in dollars and cents, more than 0',
  tooMuch: 'This is more than can be refunded',
  note: `Please use at most ${REFUND_NOTE_LIMIT} characters`,
} as const;

type Refundable = Readonly<
  { amount_cents: number } & Pick<
    DonationMoney,
    'refunded_cents' | 'refund_pending_cents' | 'dispute'
  >
>;

/** Cents of a donation that can be refunded; none while a bank has the money. */
export function refundableCents(donation: Refundable): number {
  const { amount_cents, refunded_cents, refund_pending_cents, dispute } = donation;
  if (dispute === 'open' || dispute === 'lost') return 0;
  return Math.max(0, amount_cents - refunded_cents - refund_pending_cents);
}

const cents = z
  .int(REFUND_MESSAGES.amount)
  .check(z.minimum(1, REFUND_MESSAGES.amount), z.maximum(MAX_DONATION_CENTS));

/** Payload of the callable `refund-donation`. Amounts are in cents of the donation. */
export const refundRequestSchema = z
  .strictObject({
    /** A random UUID of the dialog: a repeated request refunds once. */
    request: z.uuidv4(),
    ...recordRequestSchema.shape,
    amount: cents,
    /** Refundable cents when the page was loaded. If the amount has changed, nothing is refunded. */
    left: cents,
    reason: z.enum(REFUND_REASONS),
    /** Note for colleagues; may be empty. */
    note: z
      .string()
      .check(
        z.overwrite(withoutUnseen),
        z.trim(),
        z.maxLength(REFUND_NOTE_LIMIT, REFUND_MESSAGES.note),
      ),
  })
  .check(
    z.refine(({ amount, left }) => amount <= left, {
      error: REFUND_MESSAGES.tooMuch,
      path: ['amount'],
    }),
  );
export type RefundRequest = z.output<typeof refundRequestSchema>;

/** `pending` may take days; `failed`: the donor's bank has returned it. */
export const REFUND_STATES = ['succeeded', 'pending', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export const refundResponseSchema = z.object({
  refundId: z.string(),
  amount: z.int(),
  state: z.enum(REFUND_STATES),
});
export type RefundResponse = z.infer<typeof refundResponseSchema>;
