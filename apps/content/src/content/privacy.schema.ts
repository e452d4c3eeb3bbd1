import { COLLECTIONS } from '@raade/contracts/collections';
import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1, 'must not be empty'));
const texts = z.array(text).check(z.minLength(1, 'must be one text at least'));
const collections = Object.values(COLLECTIONS);

/** A kind of record that the site keeps about people. */
const recordSchema = z.strictObject({
  title: text,
  what: text,
  why: text,
  who: text,
  /** The collections of the database that this paragraph speaks of. */
  covers: z.array(z.enum(collections)),
});

/** Texts of the privacy policy. Every collection of the database must be spoken of. */
export const privacySchema = z
  .strictObject({
    updated: z.iso.date(),
    lead: text,
    browser: z.strictObject({
      lead: text,
      entries: z.array(z.strictObject({ key: text, where: text, what: text })),
    }),
    records: z.array(recordSchema),
    others: z.strictObject({
      lead: text,
      services: z.array(z.strictObject({ name: text, what: text })),
    }),
    rights: texts,
  })
  .check(
    z.superRefine(({ records }, context) => {
      const covered = records.flatMap(({ covers }) => covers);
      for (const collection of collections.filter((each) => !covered.includes(each))) {
        const message = `no record covers the collection "${collection}"`;
        context.addIssue({ code: 'custom', path: ['records'], message });
      }
    }),
  );
