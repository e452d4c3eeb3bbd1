import * as z from 'zod/mini';
import { line, list, paragraph } from '../fields/fields.ts';

const word = line('Word', {
  help: 'Enter one word. The page draws a pattern next to it.',
  max: 16,
});
/** A text of a few words. */
const short = (label: string) => line(label, { max: 60 });
/** One of two ways to apply. */
const way = z.strictObject({ title: short('Title'), line: line('Text', { max: 200 }) });

const phaseSchema = z.strictObject({
  name: short('Name'),
  season: short('Months of the school year'),
  summary: paragraph('Summary'),
  activities: list('Activities', line('Activity', { max: 160 }), { min: 2, max: 8 }),
});

/** Texts of the studios page and of the pages of projects. */
export const studiosSchema = z.strictObject({
  hero: z.strictObject({
    headlines: z.tuple([word, word, word]),
    line: paragraph('Text'),
    apply: z.strictObject({
      student: short('Button for students'),
      partner: short('Button for partners'),
    }),
  }),
  overview: z.strictObject({
    plainly: short('Summary in plain words'),
    heading: line('Heading'),
    lead: paragraph('Text'),
    phases: list('Phases', phaseSchema, { min: 3, max: 3 }),
  }),
  projects: z.strictObject({ heading: short('Heading'), lead: paragraph('Text') }),
  project: z.strictObject({
    standing: z.strictObject({
      heading: short('Heading'),
      done: short('Label of finished phases'),
      now: short('Label of the current phase'),
      next: short('Label of later phases'),
    }),
    outcomes: z.strictObject({
      done: short('Label of reached outcomes'),
      toCome: short('Label of planned outcomes'),
    }),
    impact: short('Heading of the impact'),
    next: short('Heading of the next steps'),
    give: z.strictObject({ line: paragraph('Text'), action: short('Button') }),
  }),
  apply: z.strictObject({
    heading: line('Heading'),
    lead: paragraph('Text'),
    student: way,
    partner: way,
  }),
});
