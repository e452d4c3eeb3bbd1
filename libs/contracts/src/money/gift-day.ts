import { localDay } from '../base/local-day.ts';

/** A `Date`, or a timestamp of Firestore. */
type Instant = Date | { toDate(): Date };
type DatedGift = Readonly<{ paid_at: Instant }>;

/** The moment at which a gift counts: that of its payment. */
export function giftMoment({ paid_at }: DatedGift): Date {
  return paid_at instanceof Date ? paid_at : paid_at.toDate();
}

/** The one day of a gift, like `2025-12-31`, as the calendar showed it where the books are. */
export const giftDay = (gift: DatedGift): string => localDay(giftMoment(gift));
