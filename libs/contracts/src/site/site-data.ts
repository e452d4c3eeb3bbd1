import * as z from 'zod/mini';
import type { RemoteAreas } from './areas.ts';
import { dayText } from '../base/day-text.ts';
import { type Navigation, navigationSchema } from './navigation.ts';
import type { PageFrames } from './page-frame.ts';
import { type SiteAssociation, siteAssociationSchema } from '../content/site-association.ts';
import { type SiteForum, siteForumSchema } from '../content/site-forum.ts';

/**
 * Data that the publisher writes into each page as `raade-site`, of the remotes that the page can show. So the code of
 * the shell names no page.
 */
export interface SiteData {
  /** Settings of the frame by page, such as a hero. */
  readonly pages: PageFrames;
  readonly navigation: Navigation;
  /** The area of each remote whose pages are not public. A link into another area loads a new document. */
  readonly areas?: RemoteAreas | undefined;
  /** The day for which the pages were composed, like `2025-03-01`, in the forum's zone. */
  readonly today: string;
  /** The forum of the countdown; missing if the content has none. */
  readonly forum?: SiteForum | undefined;
  /** The association; missing if the content does not describe it. */
  readonly association?: SiteAssociation | undefined;
}

/** The schema of `SiteData`. Unknown facts are ignored, since a page may be newer than the shell. */
export const siteDataSchema = z.object({
  pages: z.record(z.string(), z.looseObject({})),
  navigation: navigationSchema,
  areas: z.optional(z.record(z.string(), z.string())),
  today: dayText,
  forum: z.optional(siteForumSchema),
  association: z.optional(siteAssociationSchema),
});
