import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { donationMoneySchema } from '@raade/contracts/money/donation-money';
import { PAYMENT_STATUSES } from '@raade/contracts/money/donation-record';
import { isEnteredGift } from '@raade/contracts/money/gifts';
import { collection } from '../../base/firestore.ts';

const knownSchema = z.object({
  ...donationMoneySchema.shape,
  amount_cents: z.int(),
  payment_status: z.enum(PAYMENT_STATUSES),
});
export type KnownDonation = z.infer<typeof knownSchema>;
export type Known = KnownDonation | 'malformed';

/** Seconds since 1970, both ends included; without an end up to now. */
export interface Span {
  readonly from: number;
  readonly until: number | undefined;
}

/** Far more than a page of Stripe's list can have: a ledger with more of them is of another account. */
export const MOST_IN_SPAN = 1000;

interface InSpan {
  /** By their payments. */
  readonly donations: ReadonlyMap<string, Known>;
  /** False if there are more than are read at once. */
  readonly isWhole: boolean;
}

/** The donations of the ledger that were begun then at Stripe, the newest first. Each is read once. */
export async function donationsIn({ from, until }: Span): Promise<InSpan> {
  const since = collection('donations').where(
    'created_at',
    '>=',
    Timestamp.fromMillis(from * 1000),
  );
  const within =
    until === undefined
      ? since
      : since.where('created_at', '<=', Timestamp.fromMillis(until * 1000));
  const { docs } = await within.orderBy('created_at', 'desc').limit(MOST_IN_SPAN).get();
  const ofStripe = docs.filter(({ id }) => !isEnteredGift(id));
  const donations = ofStripe.map(
    (donation) =>
      [donation.id, z.safeParse(knownSchema, donation.data()).data ?? 'malformed'] as const,
  );
  return { donations: new Map(donations), isWhole: docs.length < MOST_IN_SPAN };
}
