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
    figures: z.array(figure).check(z.length(3, 'must be three: they stand side by side')),
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
    /** Roles, not people: who fills them changes every year. */
    roles: z.array(item).check(z.minLength(1, 'must be one at least')),
  }),
});

export type AboutContent = z.infer<typeof aboutSchema>;
