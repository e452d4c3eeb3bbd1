import * as z from 'zod/mini';

/** File of a release with the content that it was built with: what the site shows until somebody publishes an edition. */
export const CONTENT_FILE = 'content.json';

/** All content at one time. */
export const contentDataSchema = z.strictObject({
  /** How new it is: calendars take a changed session over only if both have grown. */
  revision: z.strictObject({
    sequence: z.int().check(z.nonnegative()),
    /** ISO 8601, in UTC. */
    at: z.iso.datetime('must be an instant in UTC'),
  }),
  /** By their names. What each holds, `libs/content-model` says. */
  parts: z.record(z.string(), z.json()),
});
export type ContentData = z.infer<typeof contentDataSchema>;
export type Revision = ContentData['revision'];
