import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1, 'must not be empty'));

/** Texts of the studios page. */
export const studiosSchema = z.strictObject({
  hero: z.strictObject({
    /** Three single words: beside each the page draws a pattern, which grows from the first to the last. */
    headlines: z.tuple([text, text, text]),
    line: text,
    /** The two ways in, as buttons. */
    apply: z.strictObject({ student: text, partner: text }),
  }),
  overview: z.strictObject({
    /** The heading in plain words. */
    plainly: text,
    heading: text,
    lead: text,
    phases: z
      .array(
        z.strictObject({
          name: text,
          /** The months of the school year. */
          season: text,
          summary: text,
          activities: z.array(text).check(z.minLength(2, 'must be two at least')),
        }),
      )
      .check(z.length(3, 'must be three phases')),
  }),
  projects: z.strictObject({ heading: text, lead: text }),
  /** What stands beside the text of a project. */
  project: z.strictObject({
    standing: z.strictObject({ heading: text, done: text, now: text, next: text }),
    outcomes: z.strictObject({ done: text, toCome: text }),
    impact: text,
    next: text,
    give: z.strictObject({ line: text, action: text }),
  }),
  apply: z.strictObject({
    heading: text,
    lead: text,
    student: z.strictObject({ title: text, line: text }),
    partner: z.strictObject({ title: text, line: text }),
  }),
});
