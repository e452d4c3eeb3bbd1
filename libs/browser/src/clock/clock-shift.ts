const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the milliseconds to add to the visitor's clock. If the environment fixes the day (for tests and
 * demonstrations), the site's clock shows the present time of that day (UTC). Otherwise the result is 0.
 * @param fixedDay like `2025-04-11`
 */
export function clockShift(fixedDay: string | undefined): number {
  if (fixedDay === undefined) return 0;
  return Date.parse(fixedDay) - Math.floor(Date.now() / DAY_MS) * DAY_MS;
}
