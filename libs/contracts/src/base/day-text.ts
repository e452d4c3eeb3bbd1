import * as z from 'zod/mini';

export const DAY_MESSAGE = 'must be a day from 2000 to 2099, like 2025-03-01';

/** Refuses years that are typing errors: browsers read `03/01/25` in a date field as the year 25. */
export const inOurCentury = z.refine<string>((day) => /^20\d\d-/.test(day), DAY_MESSAGE);

/** A day like `2025-03-01`. Days can be compared as strings. */
export const dayText = z.iso.date(DAY_MESSAGE).check(inOurCentury);
