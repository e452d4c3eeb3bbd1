import * as z from 'zod/mini';
import { SITE_ADDRESS } from './site-path.ts';

/** An entry of search as a remote's author writes it, in `src/search.ts`. */
export const searchEntrySchema = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Absolute path, like `/projects/clean-water` or `/conference#schedule`. */
  path: z
    .string()
    .check(z.regex(SITE_ADDRESS, 'must be an absolute path of this site, like "/conference"')),
  /** Name of the entry's kind in the remote's words, like `Projects`: results are grouped by it. */
  kind: z.string().check(z.minLength(1), z.maxLength(30)),
  /** More words to find it by; the first of them stand below the title. */
  text: z.optional(z.string().check(z.maxLength(2000))),
  /** True for what search offers before anything is typed, and where nothing is found. */
  suggested: z.optional(z.literal(true)),
});

export type SearchEntry = z.infer<typeof searchEntrySchema>;

/**
 * `search.json` of a release: all that search finds in the remote. Fields that are not known pass: the shell reads
 * it of releases that are newer than it is.
 */
export const searchFileSchema = z.object({
  entries: z.array(z.object(searchEntrySchema.shape)),
});

export type SearchFile = z.infer<typeof searchFileSchema>;

/** Name of the file in a release, beside the remote's entry. */
export const SEARCH_FILE = 'search.json';
