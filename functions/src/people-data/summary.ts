import type Stripe from 'stripe';
import { lastDayBefore } from '@raade/contracts/gift-keeping';
import type { Erasure } from '@raade/contracts/people/person-data';
import type { KeptGift } from '../sealed-gifts/gift-record.ts';
import type { PersonRecord } from './find-records.ts';
import { isGift } from './kept-gifts.ts';
import { isKeptByStripe } from './payments.ts';

/** What an erasure finds of whoever is meant. */
interface Found {
  readonly records: readonly PersonRecord[];
  readonly payments: readonly Stripe.PaymentIntent[];
  /** Gifts that stay under seal. */
  readonly kept: readonly KeptGift[];
}

/** What becomes of it, in figures. */
export function summaryOf({ records, payments, kept }: Found): Erasure {
  return {
    deleted: records.filter(({ place }) => !place.leaves).length,
    gifts: records.filter(isGift).length,
    sealed: byLastDay(kept),
    payments: payments.length,
    keptByStripe: payments.filter(isKeptByStripe).map(({ id }) => id),
  };
}

function byLastDay(kept: readonly KeptGift[]): Erasure['sealed'] {
  const gifts = new Map<string, number>();
  for (const { until } of kept) {
    const day = lastDayBefore(until);
    gifts.set(day, (gifts.get(day) ?? 0) + 1);
  }
  return [...gifts].sort().map(([until, count]) => ({ until, gifts: count }));
}
