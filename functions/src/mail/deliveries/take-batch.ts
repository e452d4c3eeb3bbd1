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
const NOT_COMPOSED = { status: 'temporary', reason: 'The email could not be composed.' } as const;

const EMPTY_BATCH: Batch = { key: '', items: [] };

/**
 * Leases the next mails that are due to a worker. The transaction that marks them as `sending` is the last step before
 * they are handed over to the provider. So if the worker ends then, a marked mail may have been sent or not.
 *
 * @returns `empty` if none is due, `stopped` if none may go out now
 */
export async function takeBatch(
  queue: MailQueue,
  { provider, now }: Worker,
): Promise<Batch | 'empty' | 'stopped'> {
  const dueMails = await queue.documents
    .where('status', '==', 'waiting')
    .where('due_at', '<=', Timestamp.fromMillis(now()))
    .orderBy('due_at')
    .limit(provider.batchSize)
    .get();
  if (dueMails.empty) return 'empty';
  const docs = await setAsideMalformed(dueMails.docs, 'failed');
  if (docs.length === 0) return EMPTY_BATCH;
  const mails = await composeMails(queue, docs);
  // All attempts at the transaction use one key: if the answer to a commit was lost, mails with this key are ours.
  const key = randomUUID();
  const result = await firestore().runTransaction(async (transaction) => {
    const [withheld, snapshots] = await Promise.all([
      queue.holdBack(transaction, docs, mails),
      transaction.getAll(...docs.map(({ ref }) => ref)),
    ]);
    if (withheld === 'stopped') return 'stopped';
    const dueDocuments = docs.filter((_doc, index) => {
      const document = snapshots[index];
      const state = document && readState(document);
      if (state?.status === 'sending') return state.lease === key;
      return state?.status === 'waiting' && isDue(state, now());
    });
    return leaseMails(transaction, dueDocuments, { queue, key, mails, withheld, now: now() });
  });
  if (result === 'stopped') return result;
  const { batch, notComposed, held } = result;
  logLost(queue, notComposed);
  if (held > 0) {
    const details = { queue: queue.name, held };
    logger.error('receipts are held: their addresses are blocked', details);
  }
  return batch;
}

interface Lease {
  readonly queue: MailQueue;
  readonly key: string;
  readonly mails: ReadonlyMap<string, OutgoingMail>;
  readonly withheld: WithheldMails;
  readonly now: number;
}

/** Marks mails as `sending`, and records those that are withheld or cannot be composed. */
function leaseMails(
  transaction: Transaction,
  documents: readonly QueryDocumentSnapshot[],
  { queue, key, mails, withheld, now }: Lease,
): { batch: Batch; notComposed: DeliveryStatus[]; held: number } {
  let held = 0;
  const items: Batch['items'][number][] = [];
  const notComposed: DeliveryStatus[] = [];
  for (const document of documents) {
    const mail = mails.get(document.id);
    const withheldMail = withheld.get(document.id);
    const state = stateOf(document);
    const attempts = state.attempts + 1;
    if (withheldMail !== undefined) {
      transaction.update(document.ref, { ...withheldMail, due_at: null });
      if (withheldMail.status === 'held') held += 1;
    } else if (mail === undefined) {
      const until = triedUntil(queue, state);
      const changes = afterResult(NOT_COMPOSED, { attempts, until }, now);
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
  return { status: 'sending', lease: key, due_at: Timestamp.fromMillis(now + LEASE_MS) };
}

/** Mails by the ids of their documents. A mail that cannot be composed is left out, so that the others still go out. */
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
