import * as z from 'zod/mini';
import { COUNT_LIMIT } from './visit-counting.ts';

/** Limit in bytes; a report with every app has about 300. */
export const REPORT_BYTE_LIMIT = 2000;

/** More than all apps, including releases that changed during the visit. */
const RELEASE_LIMIT = 16;

const countSchema = z
  .int('must be a whole number')
  .check(z.gte(0, 'must not be below 0'), z.lte(COUNT_LIMIT, `must be ${COUNT_LIMIT} at most`));
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
    .array(z.strictObject({ ...release, loads: countSchema, failures: countSchema }))
    .check(z.maxLength(RELEASE_LIMIT, `must be ${RELEASE_LIMIT} releases at most`)),
});
export type VisitReport = z.infer<typeof visitReportSchema>;
