import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1, 'must not be empty'));

/** A path of this site. */
const path = z.string().check(z.startsWith('/', 'must be a path, like "/contact"'));

/** The words of the home page, section by section. */
export const homeSchema = z.strictObject({
  hero: z.strictObject({
    /** Who we are and what we do, in words that a stranger knows. */
    introduction: text,
    /** What one can do here. */
    ways: z
      .array(z.strictObject({ name: text, what: text, path }))
      .check(z.maxLength(4, 'must fit the first screen: 4 at most')),
    /** The paragraph of the mission, below them. */
    mission: text,
    /** Description in place of the film, should it fail. */
    fallback: text,
  }),
  recap: z.strictObject({ eyebrow: text, title: text, lead: text }),
  statistic: z
    .strictObject({
      /** The figure is `part` in `whole`: it is written, and drawn, from these two. */
      part: z.int().check(z.positive('must be 1 or more')),
      whole: z.int().check(z.maximum(12, 'is drawn one by one: 12 at most')),
      statement: text,
      meaning: text,
      source: text,
    })
    .check(z.refine(({ part, whole }) => part <= whole, 'part must not be more than whole')),
  showcase: z.strictObject({
    eyebrow: text,
    title: text,
    lead: text,
    /** What each project is about, in one line. By the project's slug. */
    lines: z.record(
      z.string(),
      text.check(z.maxLength(34, 'must fit a line of a phone: 34 at most')),
    ),
    action: text,
  }),
  hook: z.strictObject({
    eyebrow: text,
    /** The slug of the project whose first testimonial is told here. */
    project: text,
    /** Description of the picture for those who cannot see it. */
    imageAlt: text,
    /** Leads to the project, whose name follows it. */
    more: text,
    /** Leads on to join. */
    line: text,
  }),
  join: z.strictObject({
    title: text,
    lead: text,
    student: text,
    partner: text,
    donor: text,
    /** The others whom the page is for. */
    others: z
      .array(z.strictObject({ who: text, what: text, path }))
      .check(z.minLength(1, 'must be one at least')),
  }),
});

export type HomeContent = z.infer<typeof homeSchema>;
