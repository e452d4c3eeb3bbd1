import { giftKeptUntil } from '@raade/contracts/gift-keeping';
import { localDay } from '@raade/contracts/local-day';
import * as z from 'zod/mini';

const line = z.nullable(z.string());

/** Of a gift what a tax authority may ask for. Texts that nobody has given are null. */
export const giftRecordSchema = z.object({
  /** Its id at Stripe, and in the ledger. */
  payment: z.string(),
  /** The day that the receipt names. */
  paid_on: z.iso.date(),
  amount_cents: z.int(),
  currency: z.string(),
  fund: z.string(),
  /** Of anonymous donors, too. */
  name: line,
  email: z.string(),
  /** As it was given with the card. */
  address: z.nullable(z.record(z.string(), line)),
  /** The number of Stripe's own receipt, if it has sent one; ours are named by the payment. */
  stripe_receipt: line,
});
export type GiftRecord = z.infer<typeof giftRecordSchema>;

/** A gift whose donor is to be erased, and which the law asks us to keep with its donor. */
export interface KeptGift {
  readonly record: GiftRecord;
  /** The moment from which nobody may ask for it any more. */
  readonly until: Date;
}

/** The record of a gift that was paid then; undefined if nobody may ask for it any more. */
export function keptGift(
  paidAt: Date,
  rest: Omit<GiftRecord, 'paid_on'>,
  now = Date.now(),
): KeptGift | undefined {
  const until = giftKeptUntil(paidAt);
  if (until.getTime() <= now) return undefined;
  return { record: { ...rest, paid_on: localDay(paidAt) }, until };
}
