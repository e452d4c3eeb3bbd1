import * as z from 'zod/mini';

/**
 * Facts of a page that the frame around it needs. Most pages have none: no hero, a bar that adapts to the background,
 * no countdown.
 */
export const pageFrameSchema = z.strictObject({
  /** Staff pages have their own bar and links, and neither countdown nor footer. */
  area: z.optional(z.literal('staff')),
  /** The page opens with a hero that fills the window. */
  hero: z.optional(z.literal(true)),
  /** Background that the bar assumes, in place of the real one: the page forces dark mode there. */
  ground: z.optional(z.literal('dark')),
  /** Text and logo of the bar are white over light backgrounds, too. */
  ink: z.optional(z.literal('white')),
  /** Look of the bar after scrolling: glass with 20% black instead of 10%, or opaque with white text. */
  scrolledBar: z.optional(z.enum(['deep-glass', 'opaque'])),
  /** Part of the page over which the countdown is shown; none by default. */
  countdown: z.optional(z.enum(['always', 'below-hero', 'below-header'])),
});

export type PageFrame = z.infer<typeof pageFrameSchema>;

/** Facts by path, as in `pages.json`: `/projects/*` covers all pages below it without an entry of their own. */
export type PageFrames = Readonly<Record<string, PageFrame>>;

/**
 * The countdown on pages with a form, whose fields it covers: shown if the forum is full, as the specification
 * requires, and not while registration is possible.
 */
export const countdownOverForms = ({ isFull }: { readonly isFull: boolean }): PageFrame =>
  isFull ? { countdown: 'always' } : {};
