import type { Worker } from '../deliveries/mail-queue.ts';
import { sendDue, type Ended } from '../deliveries/send-due.ts';
import { outboxQueue } from './outbox-queue.ts';

/** Mails that are left after this time wait for the next run. */
const RUN_MS = 4 * 60 * 1000;

/** Sends receipts and confirmations that are due. Any call at any time is safe. */
export function sendOutbox(worker: Worker): Promise<Ended> {
  return sendDue(outboxQueue(), { ...worker, until: worker.now() + RUN_MS });
}
