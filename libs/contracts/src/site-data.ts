import * as z from 'zod/mini';
import { type Navigation, navigationSchema } from './navigation.ts';
import type { PageFrames } from './page-frame.ts';

/**
 * What compose tells the shell of the releases that are live, inlined as `raade-site`, so that the shell knows
 * no page.
 */
export interface SiteData {
  /** Of the pages that tell the frame anything. */
  readonly pages: PageFrames;
  readonly navigation: Navigation;
}

/**
 * Read openly: a page may tell what a shell that is older than its release does not know. Such a fact says nothing
 * to that shell.
 */
export const siteDataSchema = z.object({
  pages: z.record(z.string(), z.looseObject({})),
  navigation: navigationSchema,
});
