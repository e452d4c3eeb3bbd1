const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Milliseconds from the clock of a visitor to the one that the site goes by: the same time of another day where the
 * environment names that day.
 */
export function clockShift(fixedDay: string | undefined): number {
  if (fixedDay === undefined) return 0;
  return Date.parse(fixedDay) - Math.floor(Date.now() / DAY_MS) * DAY_MS;
}
