import { onRequest, type Request } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { COLLECT } from '@raade/contracts/health/visit-counting';
import { visitReportSchema, type VisitReport } from '@raade/contracts/health/visit-report';
import { describeIssues } from '@raade/contracts/base/describe-issues';
import { causeOf } from '../../base/callable/failure.ts';
import { collectOptions } from '../../base/configuration/function-options.ts';
import { settings } from '../../base/configuration/settings.ts';
import { networksOf } from '../../base/limits/network.ts';
import { atMostPerMinute } from '../../base/metrics/at-most-per-minute.ts';
import { addCounts, type ReleaseCounts } from '../../base/metrics/counts.ts';
import { readPointers } from '../../releases/publishing/live-pointers.ts';

/** Limit of each of two instances; each report is a write. */
const REPORTS_A_MINUTE = 120;
/** Limit per network, so that one sender cannot use up the total. Enough for a campus with 400 visits a minute. */
const REPORTS_OF_NETWORK = 20;
const isAdmitted = atMostPerMinute(REPORTS_A_MINUTE, REPORTS_OF_NETWORK);

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
  // The widest network: anybody can rent a /48.
  if (!isAdmitted(networksOf(request).at(-1)?.hash))
    return [429, 'Enough is counted for this minute.'];
  const report = visitReportSchema.safeParse(jsonOf(textOf(request)));
  if (!report.success) {
    return [400, `Please correct this and send it again:\n${describeIssues(report.error.issues)}`];
  }
  await countVisit(report.data, await knownReleases(), Date.now());
  return [204, ''];
}

function refusalOf(request: Request): Answer | null {
  if (request.method !== 'POST') return [405, 'Reports are posted.'];
  const origin = request.header('origin') ?? '';
  return settings().ALLOWED_ORIGINS.includes(origin) ? null : [403, 'No page of ours sends this.'];
}

/** A request without a body has no `rawBody`. */
const textOf = ({ rawBody }: Request): string => String(rawBody);

/** Parses JSON. Returns undefined for invalid JSON, which the schema then refuses. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Adds the loads of known releases to the counts, and ignores others. */
export async function countVisit(
  { releases }: VisitReport,
  known: ReadonlySet<string>,
  now: number,
): Promise<void> {
  const added: Record<string, ReleaseCounts> = {};
  for (const { app, release, loads, failures } of releases) {
    const key = `${app}@${release}`;
    if (known.has(key)) added[key] = { loads, failures };
  }
  if (Object.keys(added).length > 0) await addCounts({ releases: added }, now);
}

const KNOWN_FOR_MS = 5 * 60_000;

let known: { readonly releases: ReadonlySet<string>; readonly at: number } | undefined;

/**
 * The releases that are or were live, like `giving@<id>`, so that reports with invented ones cannot fill the counts.
 * Read once in five minutes by each instance.
 */
async function knownReleases(now = Date.now()): Promise<ReadonlySet<string>> {
  if (!known || now - known.at > KNOWN_FOR_MS) known = { releases: await readKnown(), at: now };
  return known.releases;
}

async function readKnown(): Promise<ReadonlySet<string>> {
  const pointers = await readPointers();
  return new Set(
    [...pointers].flatMap(([app, { pointer, moves }]) =>
      [...moves, ...(pointer ? [pointer] : [])].map(({ release }) => `${app}@${release}`),
    ),
  );
}
