import { COLLECTIONS } from '@raade/contracts/base/collections';
import * as z from 'zod/mini';
import { FIELDS } from '../fields/field-registry.ts';
import { day, line, list, paragraph } from '../fields/fields.ts';

const collections = Object.values(COLLECTIONS);
const long = (label: string) => paragraph({ label, max: 1200 });

/** A kind of record that the site keeps about people. */
const recordSchema = z.strictObject({
  title: line({ label: 'Title' }),
  what: long('What'),
  why: long('Why'),
  who: long('Who reads it'),
  covers: list(z.enum(collections), {
    label: 'Collections of the database that this speaks of',
    max: collections.length,
  }),
});

/** What the site leaves in a browser under some names. */
const entrySchema = z.strictObject({
  key: line({ label: 'Name' }),
  where: line({ label: 'Where' }),
  what: long('What'),
});

/** What those who only visit need not read. */
const staffSchema = z
  .strictObject({
    records: list(recordSchema, { label: 'Records', max: 20 }),
    entries: list(entrySchema, { label: 'In their browser', max: 20 }),
  })
  .register(FIELDS, {
    label: 'What concerns our staff only',
    help: 'Folded at the end of the page. Left out, the page has no such part.',
  });

/** Words of the privacy policy. Every collection of the database is spoken of. */
export const privacySchema = z
  .strictObject({
    updated: day({ label: 'As of' }),
    lead: long('Introduction'),
    summary: z.optional(
      list(paragraph({ label: 'Line', max: 200 }), {
        label: 'In short',
        help: 'The first lines of the page. How to reach us follows by itself.',
        max: 6,
      }),
    ),
    browser: z.strictObject({
      lead: long('What stays in the browser'),
      entries: list(entrySchema, { label: 'Entries', max: 40 }),
    }),
    records: list(recordSchema, { label: 'Records', min: 1, max: 40 }),
    others: z.strictObject({
      lead: long('Those who work for us'),
      services: list(z.strictObject({ name: line({ label: 'Name' }), what: long('What') }), {
        label: 'Services',
        max: 20,
      }),
    }),
    rights: list(long('Right'), { label: 'Rights', min: 1, max: 20 }),
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
