import { COLLECTIONS } from '@raade/contracts/base/collections';
import * as z from 'zod/mini';
import { FIELDS } from '../fields/field-registry.ts';
import { day, group, line, list, paragraph } from '../fields/fields.ts';

const collections = Object.values(COLLECTIONS);
const long = (label: string) => paragraph(label, { max: 1200 });

/** A kind of record that the site stores about people. */
const recordSchema = z.strictObject({
  title: line('Title'),
  what: long('What'),
  why: long('Why'),
  who: long('Who reads it'),
  covers: list('Collections of the database that this speaks of', z.enum(collections), {
    max: collections.length,
  }),
});

/** An entry that the site stores in a browser. */
const entrySchema = z.strictObject({
  key: line('Name'),
  where: line('Where'),
  what: long('What'),
});

/** The part of the privacy page that concerns staff only. */
const staffSchema = group(
  'What concerns our staff only',
  {
    records: list('Records', recordSchema, { max: 20 }),
    entries: list('In their browser', entrySchema, { max: 20 }),
  },
  { help: 'Folded at the end of the page. Left out, the page has no such part.' },
);

/** Texts of the privacy policy. The check requires that it covers every collection of the database. */
export const privacySchema = z
  .strictObject({
    updated: day('As of'),
    lead: long('Introduction'),
    summary: z.optional(
      list('In short', paragraph('Line', { max: 200 }), {
        help: 'The first lines of the page. How to reach us follows by itself.',
        max: 6,
      }),
    ),
    browser: z.strictObject({
      lead: long('What stays in the browser'),
      entries: list('Entries', entrySchema, { max: 40 }),
    }),
    records: list('Records', recordSchema, { min: 1, max: 40 }),
    others: z.strictObject({
      lead: long('Those who work for us'),
      services: list('Services', z.strictObject({ name: line('Name'), what: long('What') }), {
        max: 20,
      }),
    }),
    rights: list('Rights', long('Right'), { min: 1, max: 20 }),
    staff: z.optional(staffSchema),
  })
  .check(
    z.superRefine(({ records, staff }, context) => {
      const covered = [...records, ...(staff?.records ?? [])].flatMap(({ covers }) => covers);
      for (const collection of collections.filter((each) => !covered.includes(each))) {
        const message = `no record covers the collection "${collection}"`;
        context.addIssue({ code: 'custom', path: ['records'], message });
      }
    }),
  )
  .register(FIELDS, { label: 'Privacy policy' });
