import * as z from 'zod/mini';
import { count, line, list, paragraph, slug } from '../fields/fields.ts';

/** A share is drawn as a grid of cells, some of them colored. */
const MAX_CELLS = 100;

/** The first fields of a section. */
const opening = {
  eyebrow: line('Above the heading', { max: 60 }),
  title: line('Heading'),
};
const lead = paragraph('Text');

/** A name with a short text. */
const item = z.strictObject({
  name: line('Name', { max: 60 }),
  text: paragraph('Text', { max: 320 }),
});
const figure = z.strictObject({
  value: line('Figure', { max: 16 }),
  text: line('Meaning of the figure'),
});

/** Texts of the page About, by section. */
export const aboutSchema = z.strictObject({
  hero: z.strictObject({ lead, imageAlt: line('Description of the picture', { max: 200 }) }),
  newModel: z.strictObject({
    ...opening,
    paragraphs: list('Text', paragraph('Paragraph'), { min: 1, max: 6 }),
    principles: list('Principles', item, { min: 2, max: 4 }),
  }),
  reality: z.strictObject({
    ...opening,
    lead,
    share: z.strictObject({
      value: line('Figure', { max: 16 }),
      bands: z
        .strictObject({
          lit: count('Colored cells', { max: MAX_CELLS }),
          all: count('Cells in total', { max: MAX_CELLS }),
        })
        .check(
          z.refine(({ lit, all }) => lit <= all, {
            path: ['lit'],
            error: 'must not be more than the total',
          }),
        ),
      text: line('Meaning of the figure', { max: 200 }),
      source: line('Source'),
    }),
    questions: list(
      'Open questions',
      z.strictObject({
        text: paragraph('Question', { max: 240 }),
        project: slug('Project that works on this question', { names: 'projects' }),
      }),
      { min: 1, max: 6 },
    ),
  }),
  approach: z.strictObject({
    ...opening,
    lead,
    phases: list('Phases of a year', item, { min: 2, max: 5 }),
  }),
  impact: z.strictObject({
    ...opening,
    lead,
    figures: list('Figures', figure, { min: 1, max: 6 }),
  }),
  team: z.strictObject({
    ...opening,
    lead,
    roles: list('Groups of people', item, { min: 1, max: 6 }),
  }),
});
