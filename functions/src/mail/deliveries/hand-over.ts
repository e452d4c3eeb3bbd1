import * as logger from 'firebase-functions/logger';
import { causeOf } from '../../base/callable/failure.ts';
import { firestore } from '../../base/firestore.ts';
import type { MailProvider, MailResult } from '../mail-provider.ts';
import { suppressMissingMailbox } from '../suppressions/suppression.ts';
import { afterEarlyBounce } from './after-bounce.ts';
import { afterResult } from './after-result.ts';
import type { Breaker, ResultToRecord } from './breaker.ts';
import { readState } from './delivery-state.ts';
import { logLost } from './set-aside-malformed.ts';
import { triedUntil, type Batch, type MailQueue, type Worker } from './mail-queue.ts';

const NO_ANSWER = { status: 'unknown', reason: 'The provider gave no answer.' } as const;

/**
 * Up to this many `blocked` results in a batch do not stop the run, since some providers use such codes for bad
 * recipients, too.
 */
const TOLERATED_BLOCKED = 2;

interface HandOverResult {
  /** The number of mails that the provider has accepted. */
  readonly sent: number;
  /** True if the provider currently refuses all our mail, so that the run must stop. */
  readonly isBlocked: boolean;
}
const NOTHING_SENT: HandOverResult = { sent: 0, isBlocked: false };

/** A worker with the circuit breaker of its run. */
export interface Sender extends Worker {
  readonly breaker: Breaker;
}

/** Sends a leased batch to the provider and records the results of all its mails in one transaction. */
export async function handOver(
  queue: MailQueue,
  batch: Batch,
  { provider, now, breaker }: Sender,
): Promise<HandOverResult> {
  if (batch.items.length === 0) return NOTHING_SENT;
  const answers = await resultsOf(batch, provider);
  const isTriedForDays = queue.triesForMs > 0;
  const resultsToRecord = breaker.check(
    answers.map((result, index) => ({
      result,
      isTriedForDays,
      stoppedBy: batch.items[index]?.stoppedBy ?? null,
    })),
  );
  const statuses = await recordResults(queue, batch, resultsToRecord, now);
  logLost(queue, statuses);
  const results = resultsToRecord.map(({ result }) => result);
  const sent = results.filter(({ status }) => status === 'sent').length;
  return { sent, isBlocked: isBlocked(results, sent, breaker) };
}

/** @returns the new states of the mails; a mail whose lease this worker has lost is left out */
function recordResults(
  queue: MailQueue,
  { key, items }: Batch,
  results: readonly ResultToRecord[],
  now: Worker['now'],
) {
  return firestore().runTransaction(async (transaction) => {
    const snapshots = await transaction.getAll(...items.map(({ document }) => document));
    return snapshots.flatMap((document, index) => {
      const state = readState(document);
      // Without the lease nothing is recorded: staff have queued the mail again, or another worker has it.
      if (state?.lease !== key) return [];
      const { result = NO_ANSWER, stoppedBy } = results[index] ?? {};
      const until = triedUntil(queue, state);
      const changes = afterResult(result, { attempts: state.attempts, until }, now());
      const earlyBounce = changes.status === 'sent' ? afterEarlyBounce(document) : undefined;
      const breakerStop = stoppedBy !== undefined && { stopped_by: stoppedBy };
      transaction.update(document.ref, { ...changes, ...earlyBounce, ...breakerStop });
      const mail = items[index]?.mail;
      if (mail && result.status === 'refused' && result.isMailboxMissing) {
        suppressMissingMailbox(transaction, mail.to, result.reason);
      }
      return [changes.status];
    });
  });
}

/**
 * True if the provider refused more mails of a batch because of us (our account or server) than it accepted, or if the
 * breaker is open.
 */
function isBlocked(results: readonly MailResult[], sent: number, { isOpen }: Breaker): boolean {
  const blocked = results.filter((result) => result.status === 'blocked');
  if (!isOpen && blocked.length <= Math.max(TOLERATED_BLOCKED, sent)) return false;
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
    // A provider should not throw. If one does, its mails may have been sent.
    logger.error('the mail provider failed', { cause: causeOf(error) });
    return [];
  }
}
