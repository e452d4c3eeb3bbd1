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

/** The first year with gifts, for accounts, statements and forms. */
export const FIRST_GIFT_YEAR = 2024;
export const FIRST_GIFT_DAY = `${FIRST_GIFT_YEAR}-01-01`;

export const GIFT_MESSAGES = {
  amount: 'Please enter an amount in dollars and cents, more than 0',
  receivedOn: `Please enter a day from January 1, ${FIRST_GIFT_YEAR} to today`,
  checkNumber: `Please use at most ${CHECK_NUMBER_LIMIT} characters`,
  name: 'Please enter the donor’s name, or choose that they are anonymous',
  email: 'Please enter a valid email address, or leave it empty',
  receipt: 'A receipt needs an email address',
} as const;

const ENTERED_PREFIX = 'gift_';

/** The id of a manual donation, derived from its request, so that repeated requests create it once. */
export const enteredGiftId = (request: string) => `${ENTERED_PREFIX}${request}`;

/** True for manual donations, which are not at Stripe. */
export const isEnteredGift = (id: string) => id.startsWith(ENTERED_PREFIX);

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ENTERED_ID = new RegExp(`^${ENTERED_PREFIX}${UUID}$`);
const DONATION_ID = new RegExp(`^(?:pi_[A-Za-z0-9]{1,255}|${ENTERED_PREFIX}${UUID})$`);

const enteredIdSchema = z.string().check(z.regex(ENTERED_ID, 'must be the id of an entered gift'));
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
  return message === EMAIL_MESSAGES.invalid ? GIFT_MESSAGES.email : message;
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

/** The gift as entered by staff. */
const giftShape = {
  /** Amount in cents. */
  amount: z
    .int(GIFT_MESSAGES.amount)
    .check(z.minimum(1, GIFT_MESSAGES.amount), z.maximum(MAX_DONATION_CENTS)),
  /** The day for taxes, like `2025-12-31`, from `FIRST_GIFT_DAY` to today. */
  receivedOn: z.iso
    .date(GIFT_MESSAGES.receivedOn)
    .check(
      z.refine(
        (day) => day >= FIRST_GIFT_DAY && day <= localDay(new Date()),
        GIFT_MESSAGES.receivedOn,
      ),
    ),
  method: z.enum(ENTERED_METHODS),
  /** Empty if there is none. */
  checkNumber: z
    .string()
    .check(
      z.overwrite(withoutUnseen),
      z.trim(),
      z.maxLength(CHECK_NUMBER_LIMIT, GIFT_MESSAGES.checkNumber),
    ),
};
export const giftSchema = z.strictObject(giftShape);
export type EnteredGift = z.output<typeof giftSchema>;

const donorSchema = z.strictObject(donorShape);

/** Payload of the callable `enter-gift`. */
export const enterGiftRequestSchema = z
  .strictObject({ request, ...giftShape, ...donorShape, sendReceipt: z.boolean() })
  .check(
    z.refine(({ fullName, makeAnonymous }) => fullName !== '' || makeAnonymous, {
      error: GIFT_MESSAGES.name,
      path: ['fullName'],
    }),
    z.refine(({ email, sendReceipt }) => email !== '' || !sendReceipt, {
      error: GIFT_MESSAGES.receipt,
      path: ['email'],
    }),
  );
export type EnterGiftRequest = z.output<typeof enterGiftRequestSchema>;

export const enterGiftResponseSchema = z.object({ id: z.string() });
export type EnterGiftResponse = z.infer<typeof enterGiftResponseSchema>;

/** Number of corrections that the editor has seen, so that nobody overwrites unseen changes. */
const seen = z.int().check(z.nonnegative());

/** Payload of the callable `correct-donation`. */
export const correctDonationRequestSchema = z.strictObject({
  request,
  id: donationIdSchema,
  seen,
  /** If the name is empty, an anonymous donor keeps the stored one. */
  donor: donorSchema,
  /** For manual donations only; other gifts are read from Stripe. */
  gift: z.optional(giftSchema),
});
export type CorrectDonationRequest = z.output<typeof correctDonationRequestSchema>;

/** Reasons for voiding a gift. */
export const VOID_REASONS = ['mistake', 'returned', 'unpaid'] as const;
export type VoidReason = (typeof VOID_REASONS)[number];

/** Payload of the callable `void-gift`. */
export const voidGiftRequestSchema = z.strictObject({
  request,
  id: enteredIdSchema,
  seen,
  reason: z.enum(VOID_REASONS),
});
export type VoidGiftRequest = z.output<typeof voidGiftRequestSchema>;

/** Answer of calls that only confirm their success. */
export const giftChangedSchema = z.object({ changed: z.literal(true) });
export type GiftChanged = z.infer<typeof giftChangedSchema>;

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
