import { onRequest, type Request } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { COLLECT } from '@raade/contracts/visit-counting';
import { LONGEST_REPORT, visitReportSchema } from '@raade/contracts/visit-report';
import { describeIssues } from '@raade/contracts/describe-issues';
import { causeOf } from '../callable/failure.ts';
import { collectOptions } from '../configuration/function-options.ts';
import { settings } from '../configuration/settings.ts';
import { healthNow } from '../metrics/health-clock.ts';
import { atMostPerMinute } from '../metrics/rate.ts';
import { countVisit } from './count-visit.ts';
import { knownReleases } from './known-releases.ts';

/** By each of two instances; each is a commit of two documents. */
const REPORTS_A_MINUTE = 120;
const isAdmitted = atMostPerMinute(REPORTS_A_MINUTE);

type Answer = readonly [status: number, text: string];

/**
 * `collect`: takes a `VisitReport` as text, by which browsers ask nobody first. Answers 204 once it is counted. What
 * page of ours sends it is told by its origin; of the network that it comes from nothing is kept or logged.
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
  const report = visitReportSchema.safeParse(jsonOf(textOf(request)));
  if (!report.success) {
    return [400, `Please correct this and send it again:\n${describeIssues(report.error.issues)}`];
  }
  if (!isAdmitted()) return [429, 'Enough is counted for this minute.'];
  await countVisit(report.data, await knownReleases(), await healthNow());
  return [204, ''];
}

function refusalOf(request: Request): Answer | null {
  if (request.method !== 'POST') return [405, 'Reports are posted.'];
  const origin = request.header('origin') ?? '';
  if (!settings().ALLOWED_ORIGINS.includes(origin)) return [403, 'No page of ours sends this.'];
  return textOf(request).length > LONGEST_REPORT
    ? [413, `A report has ${LONGEST_REPORT} bytes at most.`]
    : null;
}

/** A request without a body has none to be raw. */
const textOf = ({ rawBody }: Request): string => String(rawBody);

/** What is no JSON is refused by the schema. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
