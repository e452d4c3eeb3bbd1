import { localDay } from './local-day.ts';

/**
 * Full years after the year of a gift in which a tax authority may ask who gave it. The return of a year is filed in
 * the next one, and the IRS may come back to it for six years from then (26 U.S.C. 6501(e)(1)): seven. Check with your
 * own counsel: other places, and grants with conditions, ask for more.
 */
export const GIFT_KEPT_YEARS = 7;

/** The moment from which nobody may ask any more who gave a gift that was paid then: the beginning of a year, in UTC. */
export function giftKeptUntil(paidAt: Date): Date {
  const year = Number(localDay(paidAt).slice(0, 4));
  return new Date(Date.UTC(year + GIFT_KEPT_YEARS + 1, 0, 1));
}

/** The last day before that moment, like '2033-12-31'. */
export function lastDayBefore(until: Date): string {
  return new Date(until.getTime() - 1).toISOString().slice(0, 10);
}
