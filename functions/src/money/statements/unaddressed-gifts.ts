import { Timestamp, type Query } from 'firebase-admin/firestore';
import { amountOf } from '@raade/contracts/money/gift-sums';
import { giftDay } from '@raade/contracts/money/gift-day';
import { isEnteredGift } from '@raade/contracts/money/gifts';
import type { UnaddressedGift } from '@raade/contracts/money/yearly-statements';
import { collection } from '../../base/firestore.ts';
import { isOfYear, listedGiftSchema, type ListedGift } from './statement-facts.ts';

/** Longest time between the creation and the payment of a gift. */
const MAX_PAYMENT_DELAY_MS = 60 * 24 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Limit of listed gifts, above what staff enter in a year. */
const MAX_GIFTS = 1000;

/** Query for gifts that may belong to a year: in any time zone, and however long their payment took. */
export function giftsAround(year: number): Query {
  const from = Date.UTC(year, 0, 1) - MAX_PAYMENT_DELAY_MS;
  return collection('donations')
    .where('created_at', '>=', Timestamp.fromMillis(from))
    .where('created_at', '<', Timestamp.fromMillis(Date.UTC(year + 1, 0, 1) + DAY_MS));
}

type Gifts = ReadonlyMap<string, ListedGift>;

/**
 * True if a gift has no address because its donor was erased. Erasures also remove the name. Stripe gifts always had an
 * address; manual ones may not.
 */
export const isErasedGift = (id: string, { donor_name, is_erased }: ListedGift): boolean =>
  is_erased === true || (donor_name === null && !isEnteredGift(id));

/** Reads the gifts of a year that have no address for other reasons than an erasure. */
export async function unaddressedGifts(year: number): Promise<Gifts> {
  const { docs } = await giftsAround(year).where('donor_email', '==', '').limit(MAX_GIFTS).get();
  const gifts = docs.flatMap((document): [string, ListedGift][] => {
    const gift = listedGiftSchema.safeParse(document.data()).data;
    return gift && isOfYear(year, gift) ? [[document.id, gift]] : [];
  });
  return new Map(gifts.filter(([id, gift]) => !isErasedGift(id, gift)));
}

/** Lists these gifts for staff, without the names of anonymous donors. */
export async function listUnaddressed(year: number): Promise<UnaddressedGift[]> {
  return [...(await unaddressedGifts(year))].map(([id, gift]) => {
    const { currency, given, returned } = amountOf(gift);
    const name = gift.is_anonymous ? null : gift.donor_name;
    return { id, name, paidOn: giftDay(gift), cents: given - returned, currency };
  });
}
