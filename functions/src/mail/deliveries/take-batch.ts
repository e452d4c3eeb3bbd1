import { randomUUID } from 'node:crypto';
import { Timestamp, type QueryDocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import type { DeliveryStatus } from '@raade/contracts/mail/campaigns';
import { firestore } from '../../base/firestore.ts';
import type { OutgoingMail } from '../mail-provider.ts';
import { afterResult } from './after-result.ts';
import { isDue, LEASE_MS, readState, stateOf } from './delivery-state.ts';
import { logLost, setAsideMalformed } from './set-aside-malformed.ts';
import {
  triedUntil,
  type WithheldMails,
  type Batch,
  type MailQueue,
  type Worker,
} from './mail-queue.ts';
import { causeOf } from '../../base/callable/failure.ts';

/** Result of a mail that cannot be composed, as staff read it; the log has the cause. */
const NOT_COMPOSED = { status: 'temporary', reason: 'The mail could not be composed.' } as const;

const NOTHING: Batch = { key: '', items: [] };

/**
 * Leases the next mails that are due. The transaction that marks them as `sending` is the last step before they are
 * handed over: a mail that is marked, and whose worker has ended, may have been sent.
 *
 * @returns `empty` if none is due, `stopped` if none may go out now
 */
export async function takeBatch(
  queue: MailQueue,
  { provider, now }: Worker,
): Promise<Batch | 'empty' | 'stopped'> {
  const found = await queue.documents
    .where('status', '==', 'waiting')
    .where('due_at', '<=', Timestamp.fromMillis(now()))
    .orderBy('due_at')
    .limit(provider.batchSize)
    .get();
  if (found.empty) return 'empty';
  const docs = await setAsideMalformed(found.docs, 'failed');
  if (docs.length === 0) return NOTHING;
  const mails = await composeMails(queue, docs);
  // One key for all attempts at the transaction: if the answer to a commit was lost, mails with this key are ours.
  const key = randomUUID();
  const taken = await firestore().runTransaction(async (transaction) => {
    const [withheld, current] = await Promise.all([
      queue.holdBack(transaction, docs, mails),
      transaction.getAll(...docs.map(({ ref }) => ref)),
    ]);
    if (withheld === 'stopped') return 'stopped';
    const waiting = docs.filter((_doc, index) => {
      const document = current[index];
      const state = document && readState(document);
      if (state?.status === 'sending') return state.lease === key;
      return state?.status === 'waiting' && isDue(state, now());
    });
    return markTaken(transaction, waiting, { queue, key, mails, withheld, now: now() });
  });
  if (taken === 'stopped') return taken;
  logLost(queue, taken.notComposed);
  if (taken.held > 0) {
    const { name } = queue;
    logger.error('receipts are held: no mail goes to their addresses', {
      queue: name,
      held: taken.held,
    });
  }
  return taken.batch;
}

interface Taking {
  readonly queue: MailQueue;
  readonly key: string;
  readonly mails: ReadonlyMap<string, OutgoingMail>;
  readonly withheld: WithheldMails;
  readonly now: number;
}

function markTaken(
  transaction: Transaction,
  documents: readonly QueryDocumentSnapshot[],
  { queue, key, mails, withheld, now }: Taking,
): { batch: Batch; notComposed: DeliveryStatus[]; held: number } {
  let held = 0;
  const items: Batch['items'][number][] = [];
  const notComposed: DeliveryStatus[] = [];
  for (const document of documents) {
    const mail = mails.get(document.id);
    const withheldMail = withheld.get(document.id);
    const state = stateOf(document);
    const attempts = state.attempts + 1;
    const tried = { attempts, until: triedUntil(queue, state) };
    if (withheldMail !== undefined) {
      transaction.update(document.ref, { ...withheldMail, due_at: null });
      if (withheldMail.status === 'held') held += 1;
    } else if (mail === undefined) {
      const changes = afterResult(NOT_COMPOSED, tried, now);
      transaction.update(document.ref, { ...changes, attempts });
      notComposed.push(changes.status);
    } else {
      transaction.update(document.ref, { ...leased(key, now), attempts });
      items.push({ document: document.ref, mail, stoppedBy: state.stopped_by });
    }
  }
  return { batch: { key, items }, notComposed, held };
}

function leased(key: string, now: number) {
  return {
    status: 'sending',
    lease: key,
    due_at: Timestamp.fromMillis(now + LEASE_MS),
  };
}

/** Mails by the ids of their documents. One that cannot be composed is missing, and does not keep the others back. */
async function composeMails(
  queue: MailQueue,
  documents: readonly QueryDocumentSnapshot[],
): Promise<ReadonlyMap<string, OutgoingMail>> {
  const mails = new Map<string, OutgoingMail>();
  for (const document of documents) {
    try {
      mails.set(document.id, await queue.compose(document));
    } catch (error) {
      logger.error('a mail cannot be composed', {
        document: document.ref.path,
        cause: causeOf(error),
      });
    }
  }
  return mails;
}
