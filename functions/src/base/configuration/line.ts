import * as z from 'zod/mini';

/** A setting that fits into a header of a mail, or on one line of it. */
export const line = z
  .string('is missing')
  .check(z.trim(), z.minLength(1, 'is empty'), z.regex(/^\P{Cc}*$/u, 'must be one line'));
