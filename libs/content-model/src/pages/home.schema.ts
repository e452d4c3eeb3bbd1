import * as z from 'zod/mini';
import { FIELDS } from '../fields/field-registry.ts';
import { line, list, paragraph, sitePath, slug } from '../fields/fields.ts';

/** Figures that are drawn one by one. */
const MOST_DRAWN = 12;
const count = (label: string) =>
  z
    .int()
    .check(z.positive('must be 1 or more'), z.lte(MOST_DRAWN, `must be ${MOST_DRAWN} at most`))
    .register(FIELDS, { label });

/** A way on, as the first screen has it. */
const waySchema = z.strictObject({
  name: line({ label: 'Link', max: 24 }),
  what: line({ label: 'What it is', max: 60 }),
  path: sitePath({ label: 'Leads to' }),
});

const otherSchema = z.strictObject({
  who: line({ label: 'Who', max: 60 }),
  what: line({ label: 'What for', max: 160 }),
  path: sitePath({ label: 'Leads to' }),
});

const opening = {
  eyebrow: line({ label: 'Above the heading', max: 60 }),
  title: line({ label: 'Heading' }),
};

/** The words of the home page, section by section. */
export const homeSchema = z.strictObject({
  hero: z.strictObject({
    introduction: paragraph({
      label: 'Who we are',
      help: 'In words that a stranger knows.',
      max: 260,
    }),
    ways: list(waySchema, { label: 'What one can do here', min: 2, max: 4 }),
    mission: paragraph({ label: 'Mission' }),
    fallback: line({ label: 'In place of the film' }),
  }),
  recap: z.strictObject({
    ...opening,
    lead: paragraph({ label: 'Text' }),
    full: z.optional(line({ label: 'While the forum is full', max: 60 })),
  }),
  statistic: z
    .strictObject({
      part: count('So many'),
      whole: count('of so many'),
      statement: line({ label: 'What is counted' }),
      meaning: paragraph({ label: 'What it means' }),
      source: line({ label: 'Source' }),
    })
    .check(
      z.refine(({ part, whole }) => part <= whole, {
        path: ['part'],
        error: 'must not be more than the whole',
      }),
    ),
  showcase: z.strictObject({
    ...opening,
    lead: paragraph({ label: 'Text' }),
    action: line({ label: 'Button', max: 32 }),
  }),
  hook: z.strictObject({
    eyebrow: line({ label: 'Above the heading', max: 60 }),
    project: slug({ label: 'Project whose voice is told', names: 'projects' }),
    imageAlt: line({ label: 'What the picture shows', max: 200 }),
    more: line({ label: 'Link to the project' }),
    line: line({ label: 'On to joining' }),
  }),
  join: z.strictObject({
    title: line({ label: 'Heading' }),
    lead: paragraph({ label: 'Text' }),
    student: paragraph({ label: 'For students' }),
    partner: paragraph({ label: 'For partners' }),
    donor: paragraph({ label: 'For donors' }),
    others: list(otherSchema, { label: 'For others', min: 1, max: 6 }),
  }),
});
