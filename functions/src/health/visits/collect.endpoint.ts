import { onRequest, type Request } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { COLLECT } from '@raade/contracts/health/visit-counting';
import { visitReportSchema, type VisitReport } from '@raade/contracts/health/visit-report';
import { describeIssues } from '@raade/contracts/base/describe-issues';
import { parsedJson } from '@raade/contracts/base/parsed-json';
import { causeOf } from '../../base/callable/failure.ts';
import { collectOptions } from '../../base/configuration/function-options.ts';
import { settings } from '../../base/configuration/settings.ts';
import { networksOf } from '../../base/limits/network.ts';
import { atMostPerMinute } from '../../base/metrics/at-most-per-minute.ts';
import { addCounts, type ReleaseCounts } from '../../base/metrics/counts.ts';
import { readPointers } from '../../releases/publishing/live-pointers.ts';

/** Limit per instance, of which there are two. Each report costs a write. */
const REPORTS_PER_MINUTE = 120;
/** Limit per network, so that one sender cannot use up the total. Enough for a campus with 400 visits a minute. */
const REPORTS_PER_NETWORK = 20;
const isAdmitted = atMostPerMinute(REPORTS_PER_MINUTE, REPORTS_PER_NETWORK);

type Answer = readonly [status: number, text: string];

/**
 * `collect`: takes a `VisitReport` as text, which browsers send without a preflight request. Answers 204 once it is
 * counted. Only reports from our origins count. The caller's network is counted in memory for a minute, and neither
 * stored nor logged.
 */
export const collectEndpoint = onRequest(collectOptions(), async (request, response) => {
  const [status, text] = await receive(request).catch((error: unknown): Answer => {
    logger.error(`${COLLECT} failed`, { cause: causeOf(error) });
    return [503, 'Not counted.'];
  });
  response.status(status).type('text/plain').send(text);
});

async function receive(request: Request): Promise<Answer> {
  const refusal = refusalOf(request);
  if (refusal) return refusal;
  // The last network is the widest. A limit on smaller ones would not help, since anybody can rent a /48.
  if (!isAdmitted(networksOf(request).at(-1)?.hash))
    return [429, 'The limit of reports for this minute is reached.'];
  const report = visitReportSchema.safeParse(parsedJson(textOf(request)));
  if (!report.success) {
    return [400, `Please correct this and send it again:\n${describeIssues(report.error.issues)}`];
  }
  await countVisit(report.data, await knownReleases(), Date.now());
  return [204, ''];
}

function refusalOf(request: Request): Answer | null {
  if (request.method !== 'POST') return [405, 'Reports are posted.'];
  const origin = request.header('origin') ?? '';
  return settings().ALLOWED_ORIGINS.includes(origin)
    ? null
    : [403, 'No page of this site sends this.'];
}

/** The text of a report. A request without a body has no `rawBody`; its text is no JSON and is refused. */
const textOf = ({ rawBody }: Request): string => String(rawBody);

/** Adds the loads of known releases to the counts, and ignores others. */
export async function countVisit(
  { releases }: VisitReport,
  knownReleaseKeys: ReadonlySet<string>,
  now: number,
): Promise<void> {
  const counts: Record<string, ReleaseCounts> = {};
  for (const { app, release, loads, failures } of releases) {
    const key = `${app}@${release}`;
    if (knownReleaseKeys.has(key)) counts[key] = { loads, failures };
  }
  if (Object.keys(counts).length > 0) await addCounts({ releases: counts }, now);
}

const CACHED_FOR_MS = 5 * 60_000;

let cached: { readonly releases: ReadonlySet<string>; readonly at: number } | undefined;

/**
 * The releases that are or were live, like `giving@<id>`, so that reports with invented ones cannot fill the counts.
 * Read once in five minutes by each instance.
 */
async function knownReleases(now = Date.now()): Promise<ReadonlySet<string>> {
  if (!cached || now - cached.at > CACHED_FOR_MS) {
    cached = { releases: await readReleases(), at: now };
  }
  return cached.releases;
}

async function readReleases(): Promise<ReadonlySet<string>> {
  const pointers = await readPointers();
  return new Set(
    [...pointers].flatMap(([app, { pointer, moves }]) =>
      [...moves, ...(pointer ? [pointer] : [])].map(({ release }) => `${app}@${release}`),
    ),
  );
}
