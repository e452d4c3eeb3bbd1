import { COLLECTIONS } from '@raade/contracts/base/collections';
import * as z from 'zod/mini';
import { FIELDS } from '../fields/field-registry.ts';
import { day, group, line, list, paragraph } from '../fields/fields.ts';

const collections = Object.values(COLLECTIONS);
/** A longer text. */
const longText = (label: string) => paragraph(label, { max: 1200 });

/** A kind of record that the site stores about people. */
const recordSchema = z.strictObject({
  title: line('Title'),
  what: longText('Which data'),
  why: longText('Purpose'),
  who: longText('Who can read it'),
  covers: list('Database collections that this record covers', z.enum(collections), {
    max: collections.length,
  }),
});

/** An entry that the site stores in a browser. */
const entrySchema = z.strictObject({
  key: line('Name'),
  where: line('Place'),
  what: longText('Content'),
});

/** The part of the privacy page that concerns staff only. */
const staffSchema = group(
  'For staff only',
  {
    records: list('Records', recordSchema, { max: 20 }),
    entries: list('Entries in the browser', entrySchema, { max: 20 }),
  },
  {
    help: 'This part is collapsed at the end of the page. Leave it out if there is nothing to say.',
  },
);

/** Texts of the privacy policy. The check requires that it covers every collection of the database. */
export const privacySchema = z
  .strictObject({
    updated: day('Last updated'),
    lead: longText('Introduction'),
    summary: z.optional(
      list('Summary', paragraph('Line', { max: 200 }), {
        help: 'These lines begin the page. Our contact details are added automatically.',
        max: 6,
      }),
    ),
    browser: z.strictObject({
      lead: longText('Introduction: data in the browser'),
      entries: list('Entries', entrySchema, { max: 40 }),
    }),
    records: list('Records', recordSchema, { min: 1, max: 40 }),
    others: z.strictObject({
      lead: longText('Introduction: service providers'),
      services: list(
        'Services',
        z.strictObject({ name: line('Name'), what: longText('Description') }),
        {
          max: 20,
        },
      ),
    }),
    rights: list('Rights', longText('Right'), { min: 1, max: 20 }),
    staff: z.optional(staffSchema),
  })
  .check(
    z.superRefine(({ records, staff }, context) => {
      const covered = [...records, ...(staff?.records ?? [])].flatMap(({ covers }) => covers);
      for (const collection of collections.filter((name) => !covered.includes(name))) {
        const message = `no record covers the collection "${collection}"`;
        context.addIssue({ code: 'custom', path: ['records'], message });
      }
    }),
  )
  .register(FIELDS, { label: 'Privacy policy' });
