import * as z from 'zod/mini';
import { DONATION_CURRENCY } from './donation-amount.ts';
import { DONATION_TYPE } from './donation.schema.ts';

/*
 * Fields of donations in the ledger, apart from `donations.ts`, which donors download.
 */

/** Ways in which a donation can have come into the ledger first. */
export const DONATION_SOURCES = ['client', 'webhook', 'reconcile', 'staff'] as const;
export type DonationSource = (typeof DONATION_SOURCES)[number];

/** States of a payment, as Stripe told them last; `voided` is what staff entered and took back. */
export const PAYMENT_STATUSES = [
  'succeeded',
  'partially_refunded',
  'refunded',
  'disputed',
  'voided',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** `donations/{paymentIntentId}`, without its timestamps: what both the functions and staff pages agree on. */
export const donationRecordSchema = z.object({
  /** Null when the donor wishes to stay anonymous. */
  donor_name: z.nullable(z.string()),
  /** Empty when the donor was erased. */
  donor_email: z.string(),
  /** There if the donor was erased: a gift that staff entered may never have had an address. */
  is_erased: z.optional(z.literal(true)),
  /** Dollars, for people and exports; `amount_cents` is the figure to calculate with. */
  amount: z.number(),
  amount_cents: z.int(),
  currency: z.literal(DONATION_CURRENCY),
  message: z.nullable(z.string()),
  is_anonymous: z.boolean(),
  payment_status: z.enum(PAYMENT_STATUSES),
  donation_type: z.literal(DONATION_TYPE),
  source: z.enum(DONATION_SOURCES),
});
export type DonationRecord = z.infer<typeof donationRecordSchema>;
