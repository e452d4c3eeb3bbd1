import * as z from 'zod/mini';
import { MOST_COUNTED } from './visit-counting.ts';

/** Limit in bytes; a report with every app has about 300. */
export const LONGEST_REPORT = 2000;

/** More than all apps, including releases that changed during the visit. */
const MOST_RELEASES = 16;

const counted = z
  .int('must be a whole number')
  .check(z.gte(0, 'must not be below 0'), z.lte(MOST_COUNTED, `must be ${MOST_COUNTED} at most`));
const release = {
  app: z
    .string('must be a text')
    .check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be the name of an app')),
  release: z
    .string('must be a text')
    .check(z.regex(/^[0-9a-f]{32}$/, 'must be the id of a release')),
};

/** The report of one visit: counts by release. No field identifies the visitor. */
export const visitReportSchema = z.strictObject({
  releases: z
    .array(z.strictObject({ ...release, loads: counted, failures: counted }))
    .check(z.maxLength(MOST_RELEASES, `must be ${MOST_RELEASES} releases at most`)),
});
export type VisitReport = z.infer<typeof visitReportSchema>;
