import * as z from 'zod/mini';
import { releaseId } from './move-fields.ts';
import { appName } from './remote.ts';

/** Gates that take a compiler or a browser, so that a release's workflow runs them. */
export type GateOfWork = 'types' | 'smoke';

/** A pair of releases has met once each of these has compared it. What others say is only on record. */
export const GATES_OF_WORK: readonly GateOfWork[] = ['types'];

/** Like `giving@0123…`. */
const named = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]*@[0-9a-f]{32}$/, 'must be <app>@<release>'));

/** What came of a gate. */
export const gateReportSchema = z.strictObject({
  /** Like `types`. */
  gate: z.string().check(z.regex(/^[a-z-]{1,20}$/)),
  /** The releases that it looked at beside the one that is attested. */
  comparedWith: z.array(named).check(z.maxLength(200)),
  /** What it has against them together, in words; none if they fit. */
  findings: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(20)),
});
export type GateReport = z.infer<typeof gateReportSchema>;

/** What a workflow says of a release of its own app. */
export const attestRequestSchema = z.strictObject({
  app: appName,
  release: releaseId,
  reports: z.array(gateReportSchema).check(z.minLength(1), z.maxLength(10)),
});
export type AttestRequest = z.infer<typeof attestRequestSchema>;
