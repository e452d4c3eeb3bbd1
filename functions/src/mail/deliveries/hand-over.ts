import * as logger from 'firebase-functions/logger';
import { causeOf } from '../../base/callable/failure.ts';
import { firestore } from '../../base/firestore.ts';
import type { MailProvider, MailResult } from '../mail-provider.ts';
import { noteGone } from '../suppressions/suppression.ts';
import { afterEarlyBounce } from './after-bounce.ts';
import { afterResult } from './after-result.ts';
import type { Breaker, Verdict } from './breaker.ts';
import { readState } from './delivery-state.ts';
import { logLost } from './set-aside-malformed.ts';
import { triedUntil, type Batch, type MailQueue, type Worker } from './mail-queue.ts';

const NO_ANSWER = { status: 'unknown', reason: 'The provider gave no answer.' } as const;

/** Fewer refusals that are said to be about us may be about their recipients after all. */
const MOST_BLOCKED = 2;

interface HandedOver {
  /** How many mails the provider has taken on. */
  readonly sent: number;
  /** True if it takes nothing of ours now: whatever was handed over next would meet the same. */
  readonly isBlocked: boolean;
}
const NOTHING: HandedOver = { sent: 0, isBlocked: false };

/** A worker in a run, all of which one breaker watches. */
export interface Sender extends Worker {
  readonly breaker: Breaker;
}

/** Gives a batch that was taken to the provider, and notes what became of each mail: of all of them, or of none. */
export async function handOver(
  queue: MailQueue,
  batch: Batch,
  { provider, now, breaker }: Sender,
): Promise<HandedOver> {
  if (batch.items.length === 0) return NOTHING;
  const answers = await resultsOf(batch, provider);
  const isPatient = queue.triesForMs > 0;
  const verdicts = breaker.judge(
    answers.map((result, index) => ({
      ...{ result, isPatient, stoppedBy: batch.items[index]?.stoppedBy ?? null },
    })),
  );
  const statuses = await noteVerdicts(queue, batch, verdicts, now);
  logLost(queue, statuses);
  const results = verdicts.map(({ result }) => result);
  const sent = results.filter(({ status }) => status === 'sent').length;
  return { sent, isBlocked: isBlocked(results, sent, breaker) };
}

/** @returns the states of those mails that were this worker's still */
function noteVerdicts(
  queue: MailQueue,
  { key, items }: Batch,
  verdicts: readonly Verdict[],
  now: Worker['now'],
) {
  return firestore().runTransaction(async (transaction) => {
    const current = await transaction.getAll(...items.map(({ document }) => document));
    return current.flatMap((document, index) => {
      const state = readState(document);
      // Staff may have made the mail wait again meanwhile, and another worker may have taken it.
      if (state?.lease !== key) return [];
      const { result = NO_ANSWER, stoppedBy } = verdicts[index] ?? {};
      const tried = { attempts: state.attempts, until: triedUntil(queue, state) };
      const changes = afterResult(result, tried, now());
      const early = changes.status === 'sent' ? afterEarlyBounce(document) : undefined;
      const stopped = stoppedBy !== undefined && { stopped_by: stoppedBy };
      transaction.update(document.ref, { ...changes, ...early, ...stopped });
      const mail = items[index]?.mail;
      if (mail && result.status === 'refused' && result.isGone) {
        noteGone(transaction, mail.to, result.reason);
      }
      return [changes.status];
    });
  });
}

/** True if more mails of a batch were refused for our sake than were taken, or too many in a row for one reason. */
function isBlocked(results: readonly MailResult[], sent: number, { isOpen }: Breaker): boolean {
  const blocked = results.filter((result) => result.status === 'blocked');
  if (!isOpen && blocked.length <= Math.max(MOST_BLOCKED, sent)) return false;
  const codes = [...new Set(blocked.map(({ code }) => code))];
  logger.error('the mail provider refuses us', { mails: blocked.length, codes });
  return true;
}

async function resultsOf(
  { key, items }: Batch,
  provider: MailProvider,
): Promise<readonly MailResult[]> {
  const mails = items.map(({ mail }) => mail);
  try {
    return await provider.send(mails, key);
  } catch (error) {
    // A provider does not throw. If one does, its mails may be out.
    logger.error('the mail provider failed', { cause: causeOf(error) });
    return [];
  }
}
