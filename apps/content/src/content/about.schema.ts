import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1, 'must not be empty'));
const opening = { eyebrow: text, title: text };
/** A thing with a name and a sentence or two about it. */
const item = z.strictObject({ name: text, text });
const figure = z.strictObject({ value: text, text });

/** The words of the page about the association, section by section. */
export const aboutSchema = z.strictObject({
  hero: z.strictObject({
    lead: text,
    /** Description of the picture for those who cannot see it. */
    imageAlt: text,
  }),
  newModel: z.strictObject({
    ...opening,
    paragraphs: z.array(text).check(z.minLength(1, 'must be one at least')),
    principles: z.array(item).check(z.length(3, 'must be three: they stand side by side')),
  }),
  reality: z.strictObject({
    ...opening,
    lead: text,
    /** A need as a figure: written, and drawn as a cloth of which some bands are lit. */
    share: z.strictObject({
      value: text,
      bands: z.strictObject({
        lit: z.int().check(z.positive('must be 1 or more')),
        all: z.int().check(z.maximum(12, 'is drawn one by one: 12 at most')),
      }),
      text,
      source: text,
    }),
    /** Questions that nobody has answered yet, each with the slug of the project that looks for the answer. */
    questions: z
      .array(z.strictObject({ text, project: text }))
      .check(z.minLength(1, 'must be one at least')),
  }),
  approach: z.strictObject({
    ...opening,
    lead: text,
    phases: z.array(item).check(z.length(3, 'must be three: they are the phases of a year')),
  }),
  impact: z.strictObject({
    ...opening,
    lead: text,
    figures: z.array(figure).check(z.minLength(1, 'must be one at least')),
  }),
  team: z.strictObject({
    ...opening,
    lead: text,
    /** Those who are too many to be named. */
    roles: z.array(item).check(z.minLength(1, 'must be one at least')),
  }),
});

export type AboutContent = z.infer<typeof aboutSchema>;
