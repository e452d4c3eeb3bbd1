import { VOID_REASONS } from '@raade/contracts/money/manual-donations';
import * as z from 'zod/mini';
import { personName } from './person-name.ts';

const text = z.string('is missing').check(z.minLength(1, 'must not be empty'));

/** Reasons why a receipt is canceled. */
const CANCELED_BECAUSE = [...VOID_REASONS, 'disputed', 'returned-and-disputed'] as const;

/** The data of a receipt. */
export const receiptInput = z.strictObject({
  /**
   * `corrected` and `canceled` replace an earlier receipt: a part of the donation, or all of it, was returned to the
   * donor.
   */
  kind: z.enum(['first', 'corrected', 'canceled']),
  /** Null unless the receipt is canceled, and for donations that were voided before reasons were stored. */
  canceledBecause: z.nullable(z.enum(CANCELED_BECAUSE)),
  number: text,
  /** Number of the receipt that this one replaces. */
  replaces: z.nullable(text),
  /** Null for an anonymous donor. */
  donorName: z.nullable(personName),
  /** Whole US cents. */
  amountCents: z.int().check(z.minimum(1)),
  /** Cents that were refunded to the donor. */
  returnedCents: z.int().check(z.minimum(0)),
  /** Day of the payment in the association's time zone. */
  paidOn: z.iso.date(),
  /** Like `Visa card ending in 4242`. */
  method: text,
  /** Our name on the card statement; null for other payments, or if it is not configured. */
  statementName: z.nullable(text),
  /** The purpose of the donation. */
  fund: text,
  organization: z.strictObject({ name: text, address: text, taxId: text }),
  /** The sentences about goods and services, and about tax. They are settings, since a lawyer writes them. */
  goodsWording: text,
  taxWording: text,
});
export type ReceiptInput = z.output<typeof receiptInput>;
