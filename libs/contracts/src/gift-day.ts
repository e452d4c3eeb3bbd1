import { localDay } from './local-day.ts';

/** A `Date`, or a timestamp of Firestore. */
type Instant = Date | { toDate(): Date };

interface DatedGift {
  /** When its payment was begun. */
  readonly created_at: Instant;
  /** Records of earlier releases have none. */
  readonly paid_at?: Instant | undefined;
}

/** The moment at which a gift counts: that of its payment. */
export function giftMoment({ created_at, paid_at = created_at }: DatedGift): Date {
  return paid_at instanceof Date ? paid_at : paid_at.toDate();
}

/**
 * The day on which a gift counts, like `2025-12-31`, as the calendar showed it where the books are: the one day of
 * lists, receipts, statements and files.
 */
export const giftDay = (gift: DatedGift): string => localDay(giftMoment(gift));
