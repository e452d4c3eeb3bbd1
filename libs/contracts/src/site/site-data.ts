import * as z from 'zod/mini';
import type { RemoteAreas } from './areas.ts';
import { dayText } from '../base/day-text.ts';
import { type Navigation, navigationSchema } from './navigation.ts';
import type { PageFrames } from './page-frame.ts';
import { type SiteAssociation, siteAssociationSchema } from '../content/site-association.ts';
import { type SiteForum, siteForumSchema } from '../content/site-forum.ts';

/**
 * Facts about the live releases that compose tells the shell, inlined as `raade-site`, so that the shell knows no
 * page.
 */
export interface SiteData {
  /** Facts of the pages that have any for the frame. */
  readonly pages: PageFrames;
  readonly navigation: Navigation;
  /** Pages that a build renders ahead know of none. */
  readonly areas?: RemoteAreas | undefined;
  /** The day that the pages were composed for, like `2025-03-01`, where the forum is. */
  readonly today: string;
  /** The forum that is counted down to; none where the content tells of none. */
  readonly forum?: SiteForum | undefined;
  /** The association behind the site; none where the content does not say. */
  readonly association?: SiteAssociation | undefined;
}

/**
 * Read openly: a page may tell what a shell that is older than its release does not know. Such a fact says nothing
 * to that shell.
 */
export const siteDataSchema = z.object({
  pages: z.record(z.string(), z.looseObject({})),
  navigation: navigationSchema,
  areas: z.optional(z.record(z.string(), z.string())),
  today: dayText,
  forum: z.optional(siteForumSchema),
  association: z.optional(siteAssociationSchema),
});
