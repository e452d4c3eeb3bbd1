import * as z from 'zod/mini';
import { EMAIL_MESSAGES, emailAddress } from '../base/email-address.ts';
import { isSeen, withoutUnseen } from '../base/unseen.ts';
import { MAX_DONATION_CENTS, MIN_DONATION_CENTS } from './donation-amount.ts';

export const DONATION_TYPE = 'conference-support';
/** Marks our PaymentIntents, since others may use the same Stripe account. */
export const DONATION_KIND = 'raade-donation';

/** Limits in characters. The message is also stored in Stripe's metadata, whose limit is 500. */
export const DONATION_LIMITS = { fullName: 200, email: 200, message: 500 } as const;

export const DONATION_MESSAGES = {
  chooseAmount: 'Please select a donation amount',
  customAmount: 'Custom amount must be at least $1',
  fullName: 'Please enter your full name',
  email: EMAIL_MESSAGES.invalid,
  invalidAmount: 'Invalid donation amount. Minimum donation is $1.',
} as const;

const tooLong = (field: keyof typeof DONATION_LIMITS) =>
  z.maxLength(DONATION_LIMITS[field], `Please use at most ${DONATION_LIMITS[field]} characters`);

export const donorFields = {
  fullName: z
    .string(DONATION_MESSAGES.fullName)
    .check(
      z.overwrite(withoutUnseen),
      z.trim(),
      z.minLength(2, DONATION_MESSAGES.fullName),
      z.refine(isSeen, DONATION_MESSAGES.fullName),
      tooLong('fullName'),
    ),
  email: emailAddress,
  message: z._default(z.string().check(z.trim(), tooLong('message')), ''),
  makeAnonymous: z._default(z.boolean(), false),
};

const REVISION_MESSAGE = 'revision must be a whole number from 0 to 1000';

/**
 * Payload of the callable `process-donation`.
 * `attempt` is a random UUID of the client's donation, `revision` counts the changes of its details:
 * together they are the idempotency key, so a retry can never make a second intent.
 * `amount` is in integer cents.
 */
export const paymentRequestSchema = z.strictObject({
  attempt: z.uuidv4('attempt must be a random UUID'),
  revision: z
    .int(REVISION_MESSAGE)
    .check(z.minimum(0, REVISION_MESSAGE), z.maximum(1000, REVISION_MESSAGE)),
  amount: z
    .int(DONATION_MESSAGES.invalidAmount)
    .check(
      z.minimum(MIN_DONATION_CENTS, DONATION_MESSAGES.invalidAmount),
      z.maximum(MAX_DONATION_CENTS, 'Please contact us to give more than $999,999.99.'),
    ),
  ...donorFields,
});

/** The request as the client sends it; fields with defaults may be missing. */
export type PaymentRequest = z.input<typeof paymentRequestSchema>;
/** The request after parsing: trimmed, with defaults. */
export type CheckedPaymentRequest = z.output<typeof paymentRequestSchema>;

export const paymentResponseSchema = z.object({
  clientSecret: z.string().check(z.minLength(1)),
  paymentIntentId: z.string().check(z.regex(/^pi_[A-Za-z0-9]+$/)),
});
export type PaymentResponse = z.infer<typeof paymentResponseSchema>;

/** A paid donation. `amount` is in cents. Name and email are empty if the donor was erased. */
const paidDonationSchema = z.object({
  amount: z.int(),
  fullName: z.string(),
  email: z.string(),
  message: z.string(),
  makeAnonymous: z.boolean(),
});

/**
 * Details of the error `failed-precondition` of `process-donation`. `already-paid` contains the intent, so that the
 * payment can be recorded, and the paid details. Only the browser that entered these details knows the random id of the
 * attempt. After the other refusals, the client sends the next revision.
 */
export const paymentRefusalSchema = z.discriminatedUnion('reason', [
  z.object({
    reason: z.literal('already-paid'),
    paymentIntentId: z.string(),
    paid: paidDonationSchema,
  }),
  z.object({ reason: z.enum(['superseded', 'details-changed', 'canceled']) }),
]);
export type PaymentRefusal = z.infer<typeof paymentRefusalSchema>;

/** Payload of `record-donation`: the function reads everything else from Stripe. */
export const recordRequestSchema = z.strictObject({
  paymentIntentId: z
    .string()
    .check(z.regex(/^pi_[A-Za-z0-9]{1,255}$/, 'must be a PaymentIntent id')),
});

export const recordResponseSchema = z.object({
  recorded: z.literal(true),
  /** Number of the donor's receipt, like `R-7K3M-Q9ZD-2H4C`; missing if there is none. */
  receiptNumber: z.optional(z.string().check(z.maxLength(40))),
});
export type RecordResponse = z.infer<typeof recordResponseSchema>;
