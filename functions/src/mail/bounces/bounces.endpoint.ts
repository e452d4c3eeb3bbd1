import { createHash, timingSafeEqual } from 'node:crypto';
import { onRequest, type Request, type Response } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { EMAIL_BOUNCES } from '@raade/contracts/base/callables';
import { causeOf } from '../../base/callable/failure.ts';
import { bouncesOptions } from '../../base/configuration/function-options.ts';
import { bounceWebhookTokens, takesBounceReports } from '../../base/configuration/mail-settings.ts';
import { eventsIn, reportOfEvent } from './brevo-events.ts';
import { noteReports } from './note-reports.ts';
import type { Report } from './report.ts';

/**
 * `email-bounces`: what Brevo (JSON), or a relay for mail to our address for bounces (`message/rfc822`), reports of
 * mails that went out. Answers 200 once what it says is committed, or means nothing to us; 500 otherwise: then it is to
 * be reported again.
 */
export const bouncesEndpoint = onRequest(bouncesOptions(), async (request, response) => {
  try {
    await receive(request, response);
  } catch (error) {
    logger.error(`${EMAIL_BOUNCES} failed`, { cause: causeOf(error) });
    say(response, 500, 'Not recorded. Please report it again.');
  }
});

async function receive(request: Request, response: Response): Promise<void> {
  const refusal = refusalOf(request);
  if (refusal) {
    say(response, ...refusal);
    return;
  }
  const { reports, ignored } = request.is('json')
    ? await reportsOfEvents(request.body)
    : await reportsOfMail(request.rawBody);
  const noted = await noteReports(reports);
  if (ignored > 0) logger.info(`${EMAIL_BOUNCES} could make nothing of some`, { ignored });
  response.json({ noted, ignored: ignored + reports.length - noted });
}

/** The status and words for who may not report, or cannot be read; null if all is well. */
function refusalOf(request: Request): readonly [status: number, text: string] | null {
  if (!takesBounceReports()) return [404, 'Nothing is reported here.'];
  if (!isAuthorized(request.header('authorization'), bounceWebhookTokens())) {
    logger.warn(`${EMAIL_BOUNCES} refused a request without a valid token`);
    return [401, 'The token is missing or wrong.'];
  }
  return request.method === 'POST' ? null : [405, 'Reports are posted.'];
}

interface Reported {
  readonly reports: readonly Report[];
  readonly ignored: number;
}

async function reportsOfEvents(body: unknown): Promise<Reported> {
  const { events, malformed } = eventsIn(body);
  const read = await Promise.all(events.map((event) => reportOfEvent(event)));
  const reports = read.filter((report) => report !== null);
  return { reports, ignored: malformed + read.length - reports.length };
}

async function reportsOfMail(raw: Buffer): Promise<Reported> {
  const { reportOfMail } = await import('./bounce-mail.ts');
  const report = await reportOfMail(raw);
  return report ? { reports: [report], ignored: 0 } : { reports: [], ignored: 1 };
}

function say(response: Response, status: number, text: string): void {
  response.status(status).type('text/plain').send(text);
}

const BEARER = 'Bearer ';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** True if a request shows one of our tokens (RFC 6750, 2.1). How long it takes says nothing of them. */
function isAuthorized(header: string | undefined, tokens: readonly string[]): boolean {
  if (!header?.startsWith(BEARER)) return false;
  const shown = digest(header.slice(BEARER.length));
  return tokens.map((token) => timingSafeEqual(digest(token), shown)).includes(true);
}
