import * as z from 'zod/mini';
import { SITE_ADDRESS } from './site-path.ts';

/** A search entry, as written in `src/search.ts` of a remote. */
export const searchEntrySchema = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Absolute path, like `/projects/clean-water` or `/conference#schedule`. */
  path: z
    .string()
    .check(z.regex(SITE_ADDRESS, 'must be an absolute path of this site, like "/conference"')),
  /** Kind of the entry, like `Projects`; results are grouped by it. */
  kind: z.string().check(z.minLength(1), z.maxLength(30)),
  /** More text to search in; its start is shown below the title. */
  text: z.optional(z.string().check(z.maxLength(2000))),
  /** True for entries that search suggests before typing, and when nothing is found. */
  suggested: z.optional(z.literal(true)),
});

export type SearchEntry = z.infer<typeof searchEntrySchema>;

/**
 * `search.json` of a release: the search entries of the remote. Unknown fields are ignored, since the release may be
 * newer than the shell.
 */
export const searchFileSchema = z.object({
  entries: z.array(z.object(searchEntrySchema.shape)),
});

export type SearchFile = z.infer<typeof searchFileSchema>;

/** Name of the file in a release, beside the remote's entry. */
export const SEARCH_FILE = 'search.json';
