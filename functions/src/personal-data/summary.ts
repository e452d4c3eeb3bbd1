import type Stripe from 'stripe';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { Erasure } from '@raade/contracts/staff/person-data';
import type { PersonRecord } from './find-records.ts';
import { isKeptByStripe } from '../money/donations/payments.ts';
import { PLACES } from './places.ts';

/** What an erasure finds of whoever is meant. */
interface Found {
  readonly records: readonly PersonRecord[];
  readonly payments: readonly Stripe.PaymentIntent[];
}

/** What becomes of it, in figures. */
export function summaryOf({ records, payments }: Found): Erasure {
  return {
    deleted: records.filter(({ place }) => !place.leaves).length,
    gifts: records.filter(({ place }) => place === PLACES[COLLECTIONS.donations]).length,
    payments: payments.length,
    keptByStripe: payments.filter(isKeptByStripe).map(({ id }) => id),
  };
}
