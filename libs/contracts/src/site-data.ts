import * as z from 'zod/mini';
import { navigationSchema } from './navigation.ts';
import { pageFramesSchema } from './page-frame.ts';

/**
 * What compose tells the shell of the releases that are live, inlined as `raade-site`, so that the shell knows
 * no page. Read openly: a page may have been composed by newer tools than its shell was built with.
 */
export const siteDataSchema = z.object({
  /** Of the pages that tell the frame anything. */
  pages: pageFramesSchema,
  navigation: navigationSchema,
});

export type SiteData = z.infer<typeof siteDataSchema>;
