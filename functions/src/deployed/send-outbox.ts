import type { Worker } from '../mail/deliveries/mail-queue.ts';
import { Breaker } from '../mail/deliveries/breaker.ts';
import { sendDue, type Ended } from '../mail/deliveries/send-due.ts';
import {
  accountMailQueue,
  adminChangeQueue,
  confirmationQueue,
  receiptQueue,
  statementQueue,
} from './outbox-queues.ts';
import { noteRefused, noteTaken, refusedBy } from '../mail/outbox/refusal-note.ts';
import { noteAnswers } from '../applications/decisions/answer-mail.ts';
import {
  noteWaiting,
  releaseConfirmations,
} from '../applications/confirmations/send-held-confirmations.ts';

/** Mails that are left after this time wait for the next run. */
const RUN_MS = 4 * 60 * 1000;

async function noteSent(sent: number): Promise<void> {
  if (sent > 0) await noteTaken();
}

/**
 * Receipts, then mails about accounts of staff. While all mail is stopped, mails about changes of admins still go out.
 * Staff are told whether the provider takes them.
 */
async function sendUrgent(worker: Parameters<typeof sendDue>[1]): Promise<Ended> {
  const run = { ...worker, onBatch: noteSent };
  const receipts = await sendDue(receiptQueue(), run);
  const ended = receipts === 'empty' ? await sendDue(accountMailQueue(), run) : receipts;
  if (ended === 'stopped') await sendDue(adminChangeQueue(), run);
  return ended;
}

/**
 * Sends mails to one person each that are due. Any call at any time is safe. What is urgent goes before every batch of
 * confirmations, of which a stranger can ask for many, and of statements, of which each year has many.
 */
export async function sendOutbox(worker: Worker): Promise<Ended> {
  const breaker = new Breaker(await refusedBy());
  const ended = await sendAll({ ...worker, breaker, until: worker.now() + RUN_MS });
  if (ended === 'blocked') await noteRefused(breaker.code);
  return ended;
}

async function sendAll(run: Parameters<typeof sendDue>[1]): Promise<Ended> {
  const ended = await sendUrgent(run);
  if (ended !== 'empty') return ended;

  await releaseConfirmations(run);
  const onBatch = async (sent: number) => {
    await noteSent(sent);
    await sendUrgent(run);
  };
  const patient = { ...run, onBatch };
  const endedThen = await sendDue(confirmationQueue(), patient);
  await noteWaiting();
  await noteAnswers(run.now());
  return endedThen === 'empty' ? sendDue(statementQueue(), patient) : endedThen;
}
