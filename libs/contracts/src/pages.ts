import * as z from 'zod/mini';
import { slotName } from './remote.ts';

/** What a remote's author writes for a public route, in `src/pages.ts`. */
export const pageDescriptorSchema = z.strictObject({
  /** Absolute path of the route, like `/conference`. A `*` at its end composes one file for the whole prefix. */
  path: z
    .string()
    .check(z.regex(/^\/$|^(\/[a-z0-9-]+)+(\/\*)?$/, 'must be an absolute path, like "/about"')),
  title: z.string().check(z.minLength(1), z.maxLength(70, 'is cut by search engines: 70 at most')),
  description: z
    .string()
    .check(z.minLength(1), z.maxLength(200, 'is cut by search engines: 200 at most')),
  /** `webpackChunkName` of the route's lazy page: its files are preloaded. */
  chunk: z.string().check(z.minLength(1)),
  /** Slots that the page shows: the entries of the remotes that fill them are preloaded. */
  slots: z.optional(z.array(slotName)),
  /** Kept out of search engines and the sitemap. */
  internal: z.optional(z.boolean()),
  /** Structured data (https://schema.org) for this page. */
  jsonLd: z.optional(z.array(z.record(z.string(), z.json()))),
});

export type PageDescriptor = z.infer<typeof pageDescriptorSchema>;

/** `pages.json` of a release: the descriptors, each with the files that its first paint needs. */
export const pagesFileSchema = z.strictObject({
  /** Files of the exposed module itself, relative to the release. */
  remote: z.array(z.string()),
  pages: z.array(
    z.extend(pageDescriptorSchema, {
      /** Files of the route's chunk, relative to the release. */
      files: z.array(z.string()),
    }),
  ),
});

export type PagesFile = z.infer<typeof pagesFileSchema>;
