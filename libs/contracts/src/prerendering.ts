import * as z from 'zod/mini';

/**
 * What builds leave open in the HTML that they render, for compose to fill. Elements without a meaning to a
 * browser, so that a forgotten one shows nothing.
 */
export const PRERENDERING = {
  /** Stands for the address of the release in every URL; no such host can exist (RFC 2606). */
  releaseUrl: 'https://release.invalid/',
  /** Stands for the site's own address. */
  siteUrl: 'https://site.invalid',
  /** Where the page goes in the frame. */
  pageHole: 'raade-page',
  /** Where another remote's part goes in a page; its `name` is the slot's. */
  slotHole: 'raade-slot',
  /**
   * Class of the element around a page: the page's rules hold below it alone, since the living frame around
   * it may use the same class names.
   */
  scope: 'raade-prerendered',
} as const;

export type Prerendering = typeof PRERENDERING;

/** What of a page lies behind the navigation bar before anybody scrolls, which decides how the bar looks. */
export const backgrounds = ['light', 'dark'] as const;
export type Background = (typeof backgrounds)[number];

/** `frames.json` of a shell build: its frame as HTML, with the styles, for each kind of page. */
export const framesFileSchema = z.strictObject({
  frames: z.array(
    z.strictObject({
      /** `/about`, or `/projects/*` for all below: the longest that fits a page is its frame. */
      path: z.string(),
      behindBar: z.enum(backgrounds),
      /** With a hole for the page. */
      html: z.string(),
    }),
  ),
  /** What stands in a slot until its remote is there. */
  sectionPlaceholder: z.string(),
  /** The page for addresses that lead nowhere. */
  notFound: z.string(),
});

export type FramesFile = z.infer<typeof framesFileSchema>;
