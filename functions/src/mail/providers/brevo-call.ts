import { setTimeout as sleep } from 'node:timers/promises';
import { brevoApiKey } from '../../configuration/mail-settings.ts';
import { outcomeOf, outcomeOfFailure, type BrevoOutcome } from './brevo-answer.ts';
import type { Pace } from './pace.ts';

interface BrevoCalls {
  /** Address of `POST /v3/smtp/email`. */
  readonly url: string;
  readonly pace: Pace;
  /** Milliseconds until a call without an answer is given up. */
  readonly answerMs: number;
  /** How often a call is made whose fate is unknown, and how long to wait before the second time. */
  readonly attempts: number;
  readonly pauseMs: number;
  /** Aborted when nobody waits any more. */
  readonly closing: AbortSignal;
}

/** Calls Brevo until it is known what became of the mails: with the same key in its body they are not sent twice. */
export async function callBrevo(
  body: string,
  costMs: number,
  calls: BrevoCalls,
): Promise<BrevoOutcome> {
  const { pace, attempts, pauseMs, closing } = calls;
  let lost: BrevoOutcome | undefined;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (attempt > 0) await sleep(pauseMs * attempt);
    await pace.turn(costMs);
    const outcome = await post(body, calls);
    if (outcome.status === 'temporary') pace.holdFor(outcome.retryAfterMs ?? 0);
    // 'Come later' and 'not from you' say nothing of an earlier attempt whose answer was lost.
    const isPutOff = outcome.status === 'temporary' || outcome.status === 'blocked';
    const isKnown = outcome.status !== 'lost' && !(lost && isPutOff);
    if (isKnown) return outcome;
    lost ??= outcome;
    if (closing.aborted) break;
  }
  return lost ?? { status: 'lost', reason: 'Brevo was not asked.' };
}

async function post(body: string, { url, answerMs, closing }: BrevoCalls): Promise<BrevoOutcome> {
  try {
    const signal = AbortSignal.any([closing, AbortSignal.timeout(answerMs)]);
    const headers = { 'content-type': 'application/json', 'api-key': brevoApiKey() };
    // The key would go along to wherever a redirect leads.
    const request: RequestInit = { method: 'POST', headers, body, signal, redirect: 'error' };
    return await outcomeOf(await fetch(url, request));
  } catch (error) {
    return outcomeOfFailure(error);
  }
}
