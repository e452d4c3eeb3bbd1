import { localDay } from '../base/local-day.ts';

/** A `Date` or a Firestore timestamp. */
type Instant = Date | { toDate(): Date };
type DatedGift = Readonly<{ paid_at: Instant }>;

/** The time of a gift: when it was paid. */
export function giftMoment({ paid_at }: DatedGift): Date {
  return paid_at instanceof Date ? paid_at : paid_at.toDate();
}

/** The day of a gift, like `2025-12-31`, in the association's time zone. */
export const giftDay = (gift: DatedGift): string => localDay(giftMoment(gift));
