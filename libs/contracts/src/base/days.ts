const DAY_MS = 24 * 60 * 60 * 1000;

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** '2025-04-12' -> '2025-04-13'. */
export const dayAfter = (day: string): string => addDays(day, 1);

/** '2025-03-01' -> '2025-02-28'. */
export const dayBefore = (day: string): string => addDays(day, -1);
