import type { Worker } from '../mail/deliveries/mail-queue.ts';
import { Breaker } from '../mail/deliveries/breaker.ts';
import { sendDue, type RunOutcome } from '../mail/deliveries/send-due.ts';
import {
  accountMailQueue,
  adminChangeQueue,
  confirmationQueue,
  receiptQueue,
  statementQueue,
} from './outbox-queues.ts';
import { recordRefusal, recordAcceptance, refusalCode } from '../mail/outbox/mail-refusal.ts';
import { copyAnswerStates } from '../applications/decisions/answer-mail.ts';
import { releaseConfirmations } from '../applications/confirmations/send-held-confirmations.ts';

/** Mails that are left after this time wait for the next run. */
const RUN_MS = 4 * 60 * 1000;

/** Records that the provider accepts mail, if any was sent. */
async function recordSent(sent: number): Promise<void> {
  if (sent > 0) await recordAcceptance();
}

/**
 * Sends receipts, then mails about accounts of staff. While all mail is stopped, mails about changes of admins still go
 * out. Records that the provider accepts mail again, if it does.
 */
async function sendUrgent(worker: Parameters<typeof sendDue>[1]): Promise<RunOutcome> {
  const run = { ...worker, onBatch: recordSent };
  const receiptsOutcome = await sendDue(receiptQueue(), run);
  const outcome =
    receiptsOutcome === 'empty' ? await sendDue(accountMailQueue(), run) : receiptsOutcome;
  if (outcome === 'stopped') await sendDue(adminChangeQueue(), run);
  return outcome;
}

/**
 * Sends the due mails of the outbox. Safe to call at any time. Urgent mails go before each batch of confirmations,
 * since a stranger can ask for many, and of statements, since each year has many.
 */
export async function sendOutbox(worker: Worker): Promise<RunOutcome> {
  const breaker = new Breaker(await refusalCode());
  const outcome = await sendAll({ ...worker, breaker, until: worker.now() + RUN_MS });
  if (outcome === 'blocked') await recordRefusal(breaker.code);
  return outcome;
}

async function sendAll(run: Parameters<typeof sendDue>[1]): Promise<RunOutcome> {
  const outcome = await sendUrgent(run);
  if (outcome !== 'empty') return outcome;

  await releaseConfirmations(run);
  const onBatch = async (sent: number) => {
    await recordSent(sent);
    await sendUrgent(run);
  };
  const withUrgent = { ...run, onBatch };
  const applicantOutcome = await sendDue(confirmationQueue(), withUrgent);
  await copyAnswerStates(run.now());
  return applicantOutcome === 'empty' ? sendDue(statementQueue(), withUrgent) : applicantOutcome;
}
