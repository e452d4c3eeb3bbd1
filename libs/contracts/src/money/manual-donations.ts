import * as z from 'zod/mini';
import { MAX_DONATION_CENTS } from './donation-amount.ts';
import { DONATION_MESSAGES, donorFields } from './donation.schema.ts';
import { EMAIL_MESSAGES, emailAddress, withAsciiDomain } from '../base/email-address.ts';
import { localDay } from '../base/local-day.ts';
import { withoutUnseen } from '../base/unseen.ts';

/** Payment methods of manual donations. */
export const ENTERED_METHODS = ['cheque', 'cash', 'transfer'] as const;
export type EnteredMethod = (typeof ENTERED_METHODS)[number];

/** Limit of characters. */
export const CHECK_NUMBER_LIMIT = 30;

/** The first year with donations, for accounts, statements and forms. */
export const FIRST_DONATION_YEAR = 2024;
export const FIRST_DONATION_DAY = `${FIRST_DONATION_YEAR}-01-01`;

export const MANUAL_DONATION_MESSAGES = {
  amount: 'Please enter an amount in dollars and cents, more than 0',
  receivedOn: `Please enter a day from January 1, ${FIRST_DONATION_YEAR} to today`,
  checkNumber: `Please use at most ${CHECK_NUMBER_LIMIT} characters`,
  name: 'Please enter the donor’s name, or choose that they are anonymous',
  email: 'Please enter a valid email address, or leave it empty',
  receipt: 'A receipt needs an email address',
} as const;

const ENTERED_PREFIX = 'manual_';

/** The id of a manual donation, derived from its request, so that repeated requests create it once. */
export const manualDonationId = (request: string) => `${ENTERED_PREFIX}${request}`;

/** True for manual donations, which are not at Stripe. */
export const isManualDonation = (id: string) => id.startsWith(ENTERED_PREFIX);

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ENTERED_ID = new RegExp(`^${ENTERED_PREFIX}${UUID}$`);
const DONATION_ID = new RegExp(`^(?:pi_[A-Za-z0-9]{1,255}|${ENTERED_PREFIX}${UUID})$`);

const enteredIdSchema = z
  .string()
  .check(z.regex(ENTERED_ID, 'must be the id of a manual donation'));
export const donationIdSchema = z
  .string()
  .check(z.regex(DONATION_ID, 'must be the id of a donation'));

/** A random UUID of the dialog: a repeated request is carried out once. */
const request = z.uuidv4();

const emptyOr =
  (schema: z.ZodMiniType) =>
  (text: string): boolean =>
    text === '' || z.safeParse(schema, text).success;

function emailProblem(email: unknown): string | undefined {
  const message = emailAddress.safeParse(email).error?.issues[0]?.message;
  return message === EMAIL_MESSAGES.invalid ? MANUAL_DONATION_MESSAGES.email : message;
}

/** The donor as entered by staff. Both texts may be empty. */
const donorShape = {
  fullName: z
    .string()
    .check(
      z.overwrite(withoutUnseen),
      z.trim(),
      z.refine(emptyOr(donorFields.fullName), DONATION_MESSAGES.fullName),
    ),
  email: z
    .string()
    .check(
      z.trim(),
      z.refine(emptyOr(emailAddress), { error: ({ input }) => emailProblem(input) }),
      z.overwrite(withAsciiDomain),
    ),
  makeAnonymous: z.boolean(),
};

/** The donation as entered by staff. */
const manualDonationShape = {
  /** Amount in cents. */
  amount: z
    .int(MANUAL_DONATION_MESSAGES.amount)
    .check(z.minimum(1, MANUAL_DONATION_MESSAGES.amount), z.maximum(MAX_DONATION_CENTS)),
  /** The day for taxes, like `2025-12-31`, from `FIRST_DONATION_DAY` to today. */
  receivedOn: z.iso
    .date(MANUAL_DONATION_MESSAGES.receivedOn)
    .check(
      z.refine(
        (day) => day >= FIRST_DONATION_DAY && day <= localDay(new Date()),
        MANUAL_DONATION_MESSAGES.receivedOn,
      ),
    ),
  method: z.enum(ENTERED_METHODS),
  /** Empty if there is none. */
  checkNumber: z
    .string()
    .check(
      z.overwrite(withoutUnseen),
      z.trim(),
      z.maxLength(CHECK_NUMBER_LIMIT, MANUAL_DONATION_MESSAGES.checkNumber),
    ),
};
export const manualDonationSchema = z.strictObject(manualDonationShape);
export type ManualDonation = z.output<typeof manualDonationSchema>;

const donorSchema = z.strictObject(donorShape);

/** Payload of the callable `enter-donation`. */
export const enterDonationRequestSchema = z
  .strictObject({ request, ...manualDonationShape, ...donorShape, sendReceipt: z.boolean() })
  .check(
    z.refine(({ fullName, makeAnonymous }) => fullName !== '' || makeAnonymous, {
      error: MANUAL_DONATION_MESSAGES.name,
      path: ['fullName'],
    }),
    z.refine(({ email, sendReceipt }) => email !== '' || !sendReceipt, {
      error: MANUAL_DONATION_MESSAGES.receipt,
      path: ['email'],
    }),
  );
export type EnterDonationRequest = z.output<typeof enterDonationRequestSchema>;

export const enterDonationResponseSchema = z.object({ id: z.string() });
export type EnterDonationResponse = z.infer<typeof enterDonationResponseSchema>;

/** Number of corrections that the editor has seen, so that nobody overwrites unseen changes. */
const seen = z.int().check(z.nonnegative());

/** Payload of the callable `correct-donation`. */
export const correctDonationRequestSchema = z.strictObject({
  request,
  id: donationIdSchema,
  seen,
  /** If the name is empty, an anonymous donor keeps the stored one. */
  donor: donorSchema,
  /** For manual donations only; other donations are read from Stripe. */
  manualDonation: z.optional(manualDonationSchema),
});
export type CorrectDonationRequest = z.output<typeof correctDonationRequestSchema>;

/** Reasons for voiding a donation. */
export const VOID_REASONS = ['mistake', 'returned', 'unpaid'] as const;
export type VoidReason = (typeof VOID_REASONS)[number];

/** Payload of the callable `void-donation`. */
export const voidDonationRequestSchema = z.strictObject({
  request,
  id: enteredIdSchema,
  seen,
  reason: z.enum(VOID_REASONS),
});
export type VoidDonationRequest = z.output<typeof voidDonationRequestSchema>;

/** Answer of calls that only confirm their success. */
export const donationChangedSchema = z.object({ changed: z.literal(true) });
export type DonationChanged = z.infer<typeof donationChangedSchema>;

/** Payload of the callable `handle-receipt`. */
export const handleReceiptRequestSchema = z.strictObject({
  request,
  id: donationIdSchema,
  action: z.enum(['show', 'send']),
});
export type HandleReceiptRequest = z.output<typeof handleReceiptRequestSchema>;

/** Answer to `show`: the receipt as it would be sent now. */
export const shownReceiptSchema = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
});
export type ShownReceipt = z.infer<typeof shownReceiptSchema>;

/** Fields of `donations/{id}` that staff have written. */
export const enteredFieldsSchema = z.object({
  /** Number of corrections. */
  corrections: z._default(z.int(), 0),
  /** Payment method of a manual donation; deleted when it is voided. */
  entered_method: z.optional(z.enum(ENTERED_METHODS)),
  /** Empty if there is none. */
  check_number: z._default(z.string(), ''),
  /** Reason for voiding. */
  void_reason: z.optional(z.enum(VOID_REASONS)),
});
