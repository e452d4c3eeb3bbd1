import * as z from 'zod/mini';
import { dayText } from '../base/day-text.ts';
import { pageFrameSchema } from './page-frame.ts';

/** Size of the picture on a page's share card, in pixels. */
export const OG_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** A public route, as described in `src/pages.ts` of a remote. */
export const pageDescriptorSchema = z.strictObject({
  /** Absolute path of the route, like `/conference`. A `*` at its end composes one file for the whole prefix. */
  path: z
    .string()
    .check(z.regex(/^\/$|^(\/[a-z0-9-]+)+(\/\*)?$/, 'must be an absolute path, like "/about"')),
  title: z.string().check(z.minLength(1), z.maxLength(70, 'is cut by search engines: 70 at most')),
  description: z
    .string()
    .check(z.minLength(1), z.maxLength(200, 'is cut by search engines: 200 at most')),
  /** `webpackChunkName` of the route's lazy page, whose files are preloaded. */
  chunk: z.string().check(z.minLength(1)),
  /** Static page: apart from links nothing is interactive, so no code is loaded for it. */
  isStatic: z.optional(z.literal(true)),
  /** Parts of the content that the page shows; they are embedded in it. */
  content: z.optional(z.array(z.string())),
  /** Kept out of search engines and the sitemap. */
  internal: z.optional(z.boolean()),
  /** The page's facts for the frame. Most pages have none. */
  frame: z.optional(pageFrameSchema),
  /** Text in the picture of the page's share card; the title by default. */
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

/** `pages.json` of a release: the descriptors, each with the files for its first paint. */
export const pagesFileSchema = z.strictObject({
  /** Files of the exposed module itself, relative to the release. */
  remote: z.array(z.string()),
  pages: z.array(
    z.extend(pageDescriptorSchema, {
      /** Files of the route's chunk, relative to the release. */
      files: z.array(z.string()),
      /** The page as HTML after its styles, with the placeholders of `prerendering.ts`. */
      body: z.optional(z.string()),
      /** The page as HTML from later days on, in order, if it depends on the day. */
      later: z.optional(z.array(z.strictObject({ from: dayText, body: z.string() }))),
      /** Picture from the build, relative to the release. Internal pages have none. */
      ogImage: z.optional(pictureSchema),
    }),
  ),
  /** The HTML of slots after their styles, by name of the slot, for visitors without script. */
  slots: z.optional(z.record(z.string(), z.string())),
  /** Picture for share cards of pages whose text has changed since the build. */
  plainOgImage: z.optional(pictureSchema),
});

export type PagesFile = z.infer<typeof pagesFileSchema>;
