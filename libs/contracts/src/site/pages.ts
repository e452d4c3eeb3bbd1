import * as z from 'zod/mini';
import { dayText } from '../base/day-text.ts';
import { pageFrameSchema } from './page-frame.ts';

/** Size of the picture on a page's share card, in pixels. */
export const OG_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** A public route as a remote's author describes it, in `src/pages.ts`. */
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
  /** Nothing in it answers but its links: its HTML is all of it, and no code is loaded to show it. */
  still: z.optional(z.literal(true)),
  /** Parts of the content that it shows: they come with the page. */
  content: z.optional(z.array(z.string())),
  /** Kept out of search engines and the sitemap. */
  internal: z.optional(z.boolean()),
  /** The page's facts for the frame. Most pages have none. */
  frame: z.optional(pageFrameSchema),
  /** The words in the picture of the page's share card, if not the title. */
  ogImage: z.optional(
    z.strictObject({
      title: z
        .string()
        .check(z.minLength(1), z.maxLength(90, 'is longer than the picture: 90 at most')),
      /** A short line above the title, like a section's or a sector's name. */
      eyebrow: z.optional(
        z.string().check(z.minLength(1), z.maxLength(48, 'must fit one line: 48 at most')),
      ),
    }),
  ),
  /** Structured data (https://schema.org) for this page. */
  jsonLd: z.optional(z.array(z.record(z.string(), z.json()))),
});

export type PageDescriptor = z.infer<typeof pageDescriptorSchema>;

const pictureSchema = z.strictObject({ file: z.string(), alt: z.string() });

/** `pages.json` of a release: the descriptors, each with the files that its first paint needs. */
export const pagesFileSchema = z.strictObject({
  /** Files of the exposed module itself, relative to the release. */
  remote: z.array(z.string()),
  pages: z.array(
    z.extend(pageDescriptorSchema, {
      /** Files of the route's chunk, relative to the release. */
      files: z.array(z.string()),
      /** The page as HTML, its styles before it, with the holes of `prerendering.ts`. */
      body: z.optional(z.string()),
      /** The page as HTML from a day on, in order, for one that changes with the day. */
      later: z.optional(z.array(z.strictObject({ from: dayText, body: z.string() }))),
      /** The picture that the build made, relative to the release. Internal pages have none. */
      ogImage: z.optional(pictureSchema),
    }),
  ),
  /** The HTML of slots, styles first, by the slot's name: for visitors without script. */
  slots: z.optional(z.record(z.string(), z.string())),
  /** The picture for share cards of pages whose words are others than when the release was built. */
  plainOgImage: z.optional(pictureSchema),
});

export type PagesFile = z.infer<typeof pagesFileSchema>;
