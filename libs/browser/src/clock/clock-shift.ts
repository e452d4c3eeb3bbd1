const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Milliseconds to add to the visitor's clock. If the environment fixes the day (for tests and demonstrations), the site
 * shows the current time of that day; otherwise 0.
 * @param fixedDay like `2025-04-11`
 */
export function clockShift(fixedDay: string | undefined): number {
  if (fixedDay === undefined) return 0;
  return Date.parse(fixedDay) - Math.floor(Date.now() / DAY_MS) * DAY_MS;
}
