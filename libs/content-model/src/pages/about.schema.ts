import * as z from 'zod/mini';
import { FIELDS } from '../fields/field-registry.ts';
import { line, list, paragraph, slug } from '../fields/fields.ts';

/** As many as percent: a cloth of the page shows no more than a hundred stitches. */
const MOST_STITCHES = 100;

const opening = {
  eyebrow: line({ label: 'Above the heading', max: 60 }),
  title: line({ label: 'Heading' }),
};
const lead = paragraph({ label: 'Text' });

/** A thing with a name and a sentence or two about it. */
const item = z.strictObject({
  name: line({ label: 'Name', max: 60 }),
  text: paragraph({ label: 'Text', max: 320 }),
});
const figure = z.strictObject({
  value: line({ label: 'Figure', max: 16 }),
  text: line({ label: 'What it counts' }),
});
const stitches = (label: string) =>
  z
    .int()
    .check(
      z.positive('must be 1 or more'),
      z.lte(MOST_STITCHES, `must be ${MOST_STITCHES} at most`),
    )
    .register(FIELDS, { label });

/** The words of the page about the association, section by section. */
export const aboutSchema = z.strictObject({
  hero: z.strictObject({ lead, imageAlt: line({ label: 'What the picture shows', max: 200 }) }),
  newModel: z.strictObject({
    ...opening,
    paragraphs: list(paragraph({ label: 'Paragraph' }), { label: 'Text', min: 1, max: 6 }),
    principles: list(item, { label: 'Principles', min: 2, max: 4 }),
  }),
  reality: z.strictObject({
    ...opening,
    lead,
    share: z.strictObject({
      value: line({ label: 'Figure', max: 16 }),
      bands: z.strictObject({ lit: stitches('Stitches in color'), all: stitches('of all') }).check(
        z.refine(({ lit, all }) => lit <= all, {
          path: ['lit'],
          error: 'must not be more than all',
        }),
      ),
      text: line({ label: 'What it counts', max: 200 }),
      source: line({ label: 'Source' }),
    }),
    questions: list(
      z.strictObject({
        text: paragraph({ label: 'Question', max: 240 }),
        project: slug({ label: 'Project that looks for the answer', names: 'projects' }),
      }),
      { label: 'Open questions', min: 1, max: 6 },
    ),
  }),
  approach: z.strictObject({
    ...opening,
    lead,
    phases: list(item, { label: 'Phases of a year', min: 2, max: 5 }),
  }),
  impact: z.strictObject({
    ...opening,
    lead,
    figures: list(figure, { label: 'Figures', min: 1, max: 6 }),
  }),
  team: z.strictObject({
    ...opening,
    lead,
    roles: list(item, { label: 'Those who are too many to be named', min: 1, max: 6 }),
  }),
});
