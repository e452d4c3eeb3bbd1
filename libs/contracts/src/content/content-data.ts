import * as z from 'zod/mini';

/** File of a release with the content of its build. The site shows it until an edition is published. */
export const CONTENT_FILE = 'content.json';

/** A version of the whole content. */
export const contentDataSchema = z.strictObject({
  /** Version for calendar apps: they update a session only if both fields have grown. */
  revision: z.strictObject({
    sequence: z.int().check(z.nonnegative()),
    /** ISO 8601, in UTC. */
    at: z.iso.datetime('must be an instant in UTC'),
  }),
  /** Parts by name; their schemas are in `libs/content-model`. */
  parts: z.record(z.string(), z.json()),
});
export type ContentData = z.infer<typeof contentDataSchema>;
export type Revision = ContentData['revision'];
