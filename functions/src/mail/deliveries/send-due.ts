import { Breaker } from './breaker.ts';
import { handOver } from './hand-over.ts';
import type { MailQueue, Worker } from './mail-queue.ts';
import { reclaimBatches } from './reclaim-batches.ts';
import { takeBatch } from './take-batch.ts';

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
