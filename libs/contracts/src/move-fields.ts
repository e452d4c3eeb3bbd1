import * as z from 'zod/mini';
import { VOUCHED_ID } from './releases.ts';

/** As long as a sentence. */
export const REASON_LIMIT = 200;

export const releaseId = z
  .string()
  .check(z.regex(VOUCHED_ID, 'must be a release id of 32 hex digits'));

/** Why a pointer moves: a line of text. */
export const reasonSchema = z.string().check(z.maxLength(REASON_LIMIT), z.regex(/^\P{Cc}*$/u));
