import * as z from 'zod/mini';
import { releaseIdSchema } from './registry.ts';
import { remoteName } from './remote.ts';
import { searchFileSchema } from '../site/search.ts';

/** Address of the site's search file. */
export const SITE_SEARCH = '/search.json';

/**
 * `search.json` of the site, which the publisher merges from those of the live releases. Unknown fields are ignored,
 * since a publisher may be newer than an open page.
 */
export const siteSearchSchema = z.object({
  remotes: z.record(
    remoteName,
    z.object({
      release: releaseIdSchema,
      /** Missing if the release's file could not be read. */
      entries: z.optional(searchFileSchema.shape.entries),
    }),
  ),
});

export type SiteSearch = z.infer<typeof siteSearchSchema>;
