import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { Breaker } from './breaker.ts';
import { handOver } from './hand-over.ts';
import type { MailQueue, Worker } from './mail-queue.ts';
import { takeBatch } from './take-batch.ts';
import { firestore } from '../../base/firestore.ts';
import { isDue, readState } from './delivery-state.ts';
import { logLost, setAsideMalformed } from './set-aside-malformed.ts';

/**
 * The reason why the work ended: nothing is due any more, nothing may go out now, the provider takes nothing of ours,
 * or the time is over and there may be more.
 */
export type Ended = 'empty' | 'stopped' | 'blocked' | 'time';

interface Run extends Worker {
  /** One that knows how earlier runs ended; without it, a new one. */
  readonly breaker?: Breaker;
  /** Milliseconds since 1970 after which no batch is begun. */
  readonly until: number;
  /** Called between batches, with the number of mails that the provider has taken on of the last one. */
  readonly onBatch?: (sent: number) => Promise<void>;
}

/**
 * Sends what is due, batch by batch, once what earlier workers have left is marked as unknown. It can be killed anywhere, and
 * any number may run at once; as little memory as one batch is all it needs.
 */
export async function sendDue(queue: MailQueue, run: Run): Promise<Ended> {
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

const LOST = 'The worker ended before it could note what became of this mail. It may have arrived.';
/** Mails whose state is changed in one transaction. */
const AT_ONCE = 500;

/**
 * Marks the mails as unknown whose workers are gone: SMTP knows no key by which a server would send a mail once that is
 * handed over twice. Only staff have them sent again.
 */
export async function reclaimBatches(queue: MailQueue, now: Worker['now']): Promise<void> {
  for (;;) {
    const { docs } = await queue.documents
      .where('status', '==', 'sending')
      .where('due_at', '<=', Timestamp.fromMillis(now()))
      .orderBy('due_at')
      .limit(AT_ONCE)
      .get();
    if (docs.length === 0) return;
    const lost = await setAsideMalformed(docs, 'unknown');
    if (lost.length > 0) logLost(queue, await giveUp(lost, now));
  }
}

/** @returns the states of those mails that no slow worker has noted after all */
function giveUp(documents: readonly QueryDocumentSnapshot[], now: Worker['now']) {
  return firestore().runTransaction(async (transaction) => {
    const current = await transaction.getAll(...documents.map(({ ref }) => ref));
    return current.flatMap((document) => {
      const state = readState(document);
      if (state?.status !== 'sending' || !isDue(state, now())) return [];
      transaction.update(document.ref, { status: 'unknown', reason: LOST, due_at: null });
      return ['unknown' as const];
    });
  });
}
