import * as z from 'zod/mini';
import { DONATION_CURRENCY } from './donation-amount.ts';
import { DONATION_TYPE } from './donation.schema.ts';

/* Fields of donations in the ledger. Separate from `donation.schema.ts`, which donors' browsers load. */

/** The sources that can record a donation first. */
export const DONATION_SOURCES = ['client', 'webhook', 'reconcile', 'staff'] as const;
export type DonationSource = (typeof DONATION_SOURCES)[number];

/** States of a payment, as last read from Stripe; `voided` is a manual donation that staff withdrew. */
export const PAYMENT_STATUSES = [
  'succeeded',
  'partially_refunded',
  'refunded',
  'disputed',
  'voided',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** A document of `donations`, without its timestamps, for functions and staff pages. */
export const donationRecordSchema = z.object({
  /** Null for anonymous donors. */
  donor_name: z.nullable(z.string()),
  /** Empty if the donor was erased. */
  donor_email: z.string(),
  /** Set if the donor was erased, since manual donations may have no address for other reasons. */
  is_erased: z.optional(z.literal(true)),
  /** Dollars, for display and exports; calculate with `amount_cents`. */
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
