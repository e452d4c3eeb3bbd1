import * as z from 'zod/mini';
import { count, line, list, paragraph, sitePath, slug } from '../fields/fields.ts';

/** Maximum for figures that are drawn one by one. */
const MAX_DRAWN = 12;

/** A link on the first screen. */
const waySchema = z.strictObject({
  name: line('Link text', { max: 24 }),
  what: line('Description', { max: 60 }),
  path: sitePath('Page'),
});

/** A link for one more group of people. */
const otherSchema = z.strictObject({
  who: line('Group of people', { max: 60 }),
  what: line('What they can do', { max: 160 }),
  path: sitePath('Page'),
});

/** The first fields of a section. */
const opening = {
  eyebrow: line('Above the heading', { max: 60 }),
  title: line('Heading'),
};

/** Texts of the home page, by section. */
export const homeSchema = z.strictObject({
  hero: z.strictObject({
    introduction: paragraph('Who we are', {
      help: 'Use words that people who do not know us understand.',
      max: 260,
    }),
    ways: list('Links for visitors', waySchema, { min: 2, max: 4 }),
    mission: paragraph('Mission'),
    fallback: line('Text if the video cannot be shown'),
  }),
  recap: z.strictObject({
    ...opening,
    lead: paragraph('Text'),
    full: z.optional(line('While the forum is full', { max: 60 })),
  }),
  statistic: z
    .strictObject({
      part: count('Part', { max: MAX_DRAWN }),
      whole: count('Whole', { max: MAX_DRAWN }),
      statement: line('What is counted'),
      meaning: paragraph('What it means'),
      source: line('Source'),
    })
    .check(
      z.refine(({ part, whole }) => part <= whole, {
        path: ['part'],
        error: 'must not be more than the whole',
      }),
    ),
  showcase: z.strictObject({
    ...opening,
    lead: paragraph('Text'),
    action: line('Button', { max: 32 }),
  }),
  hook: z.strictObject({
    eyebrow: line('Above the heading', { max: 60 }),
    project: slug('Project that is quoted', { names: 'projects' }),
    imageAlt: line('Description of the picture', { max: 200 }),
    more: line('Link to the project'),
    line: line('Link to the section about joining'),
  }),
  join: z.strictObject({
    title: line('Heading'),
    lead: paragraph('Text'),
    student: paragraph('For students'),
    partner: paragraph('For partners'),
    donor: paragraph('For donors'),
    others: list('For others', otherSchema, { min: 1, max: 6 }),
  }),
});
