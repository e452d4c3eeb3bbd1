import * as z from 'zod/mini';

/** Limit of a reason in characters. */
export const REASON_LIMIT = 200;

/** Reason for moving a pointer, as one line. */
export const reasonSchema = z.string().check(z.maxLength(REASON_LIMIT), z.regex(/^\P{Cc}*$/u));
