import * as z from 'zod/mini';
import { count, line, list, paragraph, sitePath, slug } from '../fields/fields.ts';

/** Maximum for figures that are drawn one by one. */
const MOST_DRAWN = 12;

/** A link on the first screen. */
const waySchema = z.strictObject({
  name: line('Link', { max: 24 }),
  what: line('What it is', { max: 60 }),
  path: sitePath('Leads to'),
});

const otherSchema = z.strictObject({
  who: line('Who', { max: 60 }),
  what: line('What for', { max: 160 }),
  path: sitePath('Leads to'),
});

const opening = {
  eyebrow: line('Above the heading', { max: 60 }),
  title: line('Heading'),
};

/** Texts of the home page, by section. */
export const homeSchema = z.strictObject({
  hero: z.strictObject({
    introduction: paragraph('Who we are', { help: 'In words that a stranger knows.', max: 260 }),
    ways: list('What one can do here', waySchema, { min: 2, max: 4 }),
    mission: paragraph('Mission'),
    fallback: line('In place of the film'),
  }),
  recap: z.strictObject({
    ...opening,
    lead: paragraph('Text'),
    full: z.optional(line('While the forum is full', { max: 60 })),
  }),
  statistic: z
    .strictObject({
      part: count('So many', { max: MOST_DRAWN }),
      whole: count('of so many', { max: MOST_DRAWN }),
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
    project: slug('Project whose voice is told', { names: 'projects' }),
    imageAlt: line('What the picture shows', { max: 200 }),
    more: line('Link to the project'),
    line: line('On to joining'),
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
