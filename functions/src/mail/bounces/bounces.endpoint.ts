import { createHash, timingSafeEqual } from 'node:crypto';
import { onRequest, type Request, type Response } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { EMAIL_BOUNCES } from '@raade/contracts/base/callables';
import { causeOf } from '../../base/callable/failure.ts';
import { bouncesOptions } from '../../base/configuration/function-options.ts';
import { bounceWebhookTokens, takesBounceReports } from '../../base/configuration/mail-settings.ts';
import { eventsIn, reportOfEvent } from './brevo-events.ts';
import { recordReports } from './record-reports.ts';
import type { Report } from './report.ts';

/**
 * `email-bounces`: receives Brevo's reports on sent mails. Answers 200 once the reports are committed or ignored, and
 * 500 if that failed, so that Brevo sends them again.
 */
export const bouncesEndpoint = onRequest(bouncesOptions(), async (request, response) => {
  try {
    await receive(request, response);
  } catch (error) {
    logger.error(`${EMAIL_BOUNCES} failed`, { cause: causeOf(error) });
    sendText(response, 500, 'Not recorded. Please report it again.');
  }
});

async function receive(request: Request, response: Response): Promise<void> {
  const refusal = refusalOf(request);
  if (refusal) {
    sendText(response, ...refusal);
    return;
  }
  const { reports, ignored } = await reportsOfEvents(request.body);
  const recorded = await recordReports(reports);
  if (ignored > 0) logger.info(`${EMAIL_BOUNCES} ignored some events`, { ignored });
  response.json({ recorded, ignored: ignored + reports.length - recorded });
}

/** The status and text for a request that is not allowed; null if it is. */
function refusalOf(request: Request): readonly [status: number, text: string] | null {
  if (!takesBounceReports()) return [404, 'Nothing is reported here.'];
  if (!isAuthorized(request.header('authorization'), bounceWebhookTokens())) {
    logger.warn(`${EMAIL_BOUNCES} refused a request without a valid token`);
    return [401, 'The token is missing or wrong.'];
  }
  if (request.method !== 'POST') return [405, 'Reports are posted.'];
  return request.is('json') ? null : [415, 'Reports are JSON.'];
}

interface ParsedReports {
  readonly reports: readonly Report[];
  /** The number of events that are malformed or report nothing. */
  readonly ignored: number;
}

async function reportsOfEvents(body: unknown): Promise<ParsedReports> {
  const { events, malformed } = eventsIn(body);
  const reportsOrNull = await Promise.all(events.map((event) => reportOfEvent(event)));
  const reports = reportsOrNull.filter((report) => report !== null);
  return { reports, ignored: malformed + events.length - reports.length };
}

function sendText(response: Response, status: number, text: string): void {
  response.status(status).type('text/plain').send(text);
}

const BEARER = 'Bearer ';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** True if a request has one of our bearer tokens (RFC 6750, 2.1). The comparison takes constant time. */
function isAuthorized(header: string | undefined, tokens: readonly string[]): boolean {
  if (!header?.startsWith(BEARER)) return false;
  const callerDigest = digest(header.slice(BEARER.length));
  return tokens.map((token) => timingSafeEqual(digest(token), callerDigest)).includes(true);
}
