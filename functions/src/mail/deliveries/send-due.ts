import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { Breaker } from './breaker.ts';
import { handOver } from './hand-over.ts';
import type { MailQueue, Worker } from './mail-queue.ts';
import { takeBatch } from './take-batch.ts';
import { firestore } from '../../base/firestore.ts';
import { isDue, readState } from './delivery-state.ts';
import { logLost, setAsideMalformed } from './set-aside-malformed.ts';

/**
 * The reason why a run ended: no mail is due (`empty`), none may go out now (`stopped`), the provider refuses all our
 * mail (`blocked`), or the time is over and more mails may be due (`time`).
 */
export type RunOutcome = 'empty' | 'stopped' | 'blocked' | 'time';

interface Run extends Worker {
  /** A breaker that knows how earlier runs ended; a new one if not given. */
  readonly breaker?: Breaker;
  /** Milliseconds since 1970 after which no new batch is started. */
  readonly until: number;
  /** Called after each batch, with the number of its mails that the provider has accepted. */
  readonly onBatch?: (sent: number) => Promise<void>;
}

/**
 * Marks the unfinished mails of workers that have ended as unknown, then sends the mails that are due, batch by batch.
 * A run can be killed at any point. Any number of runs may work at once, each with one batch in memory.
 */
export async function sendDue(queue: MailQueue, run: Run): Promise<RunOutcome> {
  const sender = { ...run, breaker: run.breaker ?? new Breaker() };
  await reclaimBatches(queue, run.now);
  while (run.now() < run.until) {
    const batch = await takeBatch(queue, run);
    if (batch === 'empty' || batch === 'stopped') return batch;
    const { sent, isBlocked } = await handOver(queue, batch, sender);
    if (isBlocked) return 'blocked';
    await run.onBatch?.(sent);
  }
  return 'time';
}

const LOST_RESULT =
  'The worker stopped before it recorded the result of this email. It may have arrived.';
/** Limit of mails whose state is changed in one transaction. */
const MAX_MAILS = 500;

/**
 * Marks the mails of workers that have ended as unknown. They are not retried: SMTP has no idempotency key, so a server
 * could send a mail twice. Only staff can have them sent again.
 */
export async function reclaimBatches(queue: MailQueue, now: Worker['now']): Promise<void> {
  for (;;) {
    const { docs } = await queue.documents
      .where('status', '==', 'sending')
      .where('due_at', '<=', Timestamp.fromMillis(now()))
      .orderBy('due_at')
      .limit(MAX_MAILS)
      .get();
    if (docs.length === 0) return;
    const unfinished = await setAsideMalformed(docs, 'unknown');
    if (unfinished.length > 0) logLost(queue, await markUnknown(unfinished, now));
  }
}

/** @returns the new states of the mails; a mail whose result a slow worker has recorded meanwhile is left out */
function markUnknown(documents: readonly QueryDocumentSnapshot[], now: Worker['now']) {
  return firestore().runTransaction(async (transaction) => {
    const snapshots = await transaction.getAll(...documents.map(({ ref }) => ref));
    return snapshots.flatMap((document) => {
      const state = readState(document);
      if (state?.status !== 'sending' || !isDue(state, now())) return [];
      transaction.update(document.ref, { status: 'unknown', reason: LOST_RESULT, due_at: null });
      return ['unknown' as const];
    });
  });
}
