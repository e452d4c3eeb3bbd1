/** In summer and in winter between 12:00 and 13:00 of the same day where the books are. */
const NOON_UTC = 'T18:00:00Z';

/** A moment of that day like `2025-12-31`, where the books are; of today one that has been. */
export function momentOf(day: string, now = Date.now()): Date {
  return new Date(Math.min(Date.parse(`${day}${NOON_UTC}`), now));
}
