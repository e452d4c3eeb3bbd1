import * as z from 'zod/mini';

/**
 * A page's facts for the frame around it. Most pages have none: they open without a hero, the bar goes by what is
 * behind it, and there is no countdown.
 */
export const pageFrameSchema = z.strictObject({
  /** Of the staff area: a bar and links of its own, without countdown and footer. */
  area: z.optional(z.literal('staff')),
  /** Opens with a hero that fills the window. */
  hero: z.optional(z.literal(true)),
  /** The ground that the bar takes to be behind it, whatever is: the page forces its dark mode. */
  ground: z.optional(z.literal('dark')),
  /** Text and logo of the bar are white over light backgrounds, too. */
  ink: z.optional(z.literal('white')),
  /** The scrolled bar: glass with 20% black instead of 10%, or an opaque bar with white text. */
  scrolledBar: z.optional(z.enum(['deep-glass', 'opaque'])),
  /** The part of the page where the countdown to the forum shows. Without it, nowhere. */
  countdown: z.optional(z.enum(['always', 'below-hero', 'below-header'])),
});

export type PageFrame = z.infer<typeof pageFrameSchema>;

/** Facts by path, as in `pages.json`: `/projects/*` stands for all below it that has no entry of its own. */
export type PageFrames = Readonly<Record<string, PageFrame>>;

/**
 * The countdown on pages with a form, whose fields it lies on: beside a forum that is full, as the specification has it,
 * and not while one can still register.
 */
export const countdownOverForms = ({ isFull }: { readonly isFull: boolean }): PageFrame =>
  isFull ? { countdown: 'always' } : {};
