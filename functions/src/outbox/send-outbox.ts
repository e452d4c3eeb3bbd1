import type { Worker } from '../deliveries/mail-queue.ts';
import { sendDue, type Ended } from '../deliveries/send-due.ts';
import {
  accountMailQueue,
  confirmationQueue,
  receiptQueue,
  statementQueue,
} from './outbox-queue.ts';
import { noteRefusal } from './refusal-note.ts';
import { noteWaiting, releaseConfirmations } from './release-confirmations.ts';

/** Mails that are left after this time wait for the next run. */
const RUN_MS = 4 * 60 * 1000;

/** Receipts, then what staff wait for at their desks. Staff are told whether the provider takes them. */
async function sendUrgent(worker: Parameters<typeof sendDue>[1]): Promise<Ended> {
  const run = { ...worker, onBatch: () => noteRefusal(false) };
  const ended = await sendDue(receiptQueue(), run);
  if (ended === 'empty') return sendDue(accountMailQueue(), run);
  if (ended === 'blocked') await noteRefusal(true);
  return ended;
}

/**
 * Sends mails to one person each that are due. Any call at any time is safe. What is urgent goes before every batch of
 * confirmations, of which a stranger can ask for many, and of statements, of which each year has many.
 */
export async function sendOutbox(worker: Worker): Promise<Ended> {
  const run = { ...worker, until: worker.now() + RUN_MS };
  const ended = await sendUrgent(run);
  if (ended !== 'empty') return ended;

  await releaseConfirmations(run);
  const onBatch = async () => void (await sendUrgent(run));
  const patient = { ...run, onBatch };
  const endedThen = await sendDue(confirmationQueue(), patient);
  await noteWaiting();
  return endedThen === 'empty' ? sendDue(statementQueue(), patient) : endedThen;
}
