import * as z from 'zod/mini';
import { releaseIdSchema } from './registry.ts';
import { remoteName } from './remote.ts';
import { searchFileSchema } from '../site/search.ts';

/** Address of the file on the site. */
export const SITE_SEARCH = '/search.json';

/**
 * `search.json` of the site, which compose makes of those of the live releases. Open: an open page reads what later
 * publishers write.
 */
export const siteSearchSchema = z.object({
  remotes: z.record(
    remoteName,
    z.object({
      release: releaseIdSchema,
      /** Missing if what the release has could not be read. */
      entries: z.optional(searchFileSchema.shape.entries),
    }),
  ),
});

export type SiteSearch = z.infer<typeof siteSearchSchema>;
