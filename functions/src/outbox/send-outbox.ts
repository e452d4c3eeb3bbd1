import type { Worker } from '../deliveries/mail-queue.ts';
import { sendDue, type Ended } from '../deliveries/send-due.ts';
import { confirmationQueue, receiptQueue } from './outbox-queue.ts';
import { noteWaiting, releaseConfirmations } from './release-confirmations.ts';

/** Mails that are left after this time wait for the next run. */
const RUN_MS = 4 * 60 * 1000;

/**
 * Sends receipts and confirmations that are due. Any call at any time is safe. Receipts go before every batch of
 * confirmations, of which a stranger can ask for many.
 */
export async function sendOutbox(worker: Worker): Promise<Ended> {
  const run = { ...worker, until: worker.now() + RUN_MS };
  const sendReceipts = () => sendDue(receiptQueue(), run);
  const ended = await sendReceipts();
  if (ended !== 'empty') return ended;

  await releaseConfirmations(run);
  const onBatch = async () => void (await sendReceipts());
  const endedLast = await sendDue(confirmationQueue(), { ...run, onBatch });
  await noteWaiting();
  return endedLast;
}
