import * as z from 'zod/mini';

/** As long as a sentence. */
export const REASON_LIMIT = 200;

/** Why a pointer moves: a line of text. */
export const reasonSchema = z.string().check(z.maxLength(REASON_LIMIT), z.regex(/^\P{Cc}*$/u));
