import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from '../firestore.ts';
import { MOST_IN_BATCH } from './batch-size.ts';
import { composeMails } from './compose-mails.ts';
import { isDue, LEASE_MS, readState, stateOf } from './delivery-state.ts';
import { handOver, type Sender } from './hand-over.ts';
import { logLost } from './log-lost.ts';
import type { Batch, MailQueue, Worker } from './mail-queue.ts';
import { setAsideMalformed } from './set-aside.ts';

const LOST = 'The worker ended before it could note what became of this mail. It may have arrived.';
/** The part of a retry's time that is kept free, within which the provider still knows the batch. */
const MARGIN_MS = 60_000;
/** Mails whose state is changed in one transaction. */
const AT_ONCE = 500;

/**
 * Looks after the batches whose workers are gone. If the provider still knows their keys, they are handed over again,
 * which sends nothing twice; else it is unknown what became of them, and nobody sends them again by themselves.
 *
 * @returns false if nothing may go out now
 */
export async function reclaimBatches(queue: MailQueue, worker: Sender): Promise<boolean> {
  for (;;) {
    const { docs } = await queue.documents
      .where('status', '==', 'sending')
      .where('due_at', '<=', Timestamp.fromMillis(worker.now()))
      .orderBy('due_at')
      .limit(1)
      .get();
    const [lost] = docs;
    if (lost === undefined) return true;
    const lease: unknown = lost.get('lease');
    const found = typeof lease === 'string' ? await batchOf(queue, lease) : [lost];
    const batch = await setAsideMalformed(found, 'unknown');
    // The provider would not know a batch of fewer mails.
    if (batch.length < found.length) await giveUp(queue, batch, worker);
    else if (!isKnownToProvider(batch, worker)) await giveUp(queue, batch, worker);
    else if (!(await retry(queue, batch, worker))) return false;
  }
}

/** The mails of a batch in the order of their ids, so that the provider gets the same mails in the same order. */
async function batchOf(queue: MailQueue, lease: string) {
  const { docs } = await queue.documents
    .where('lease', '==', lease)
    .where('status', '==', 'sending')
    .limit(MOST_IN_BATCH)
    .get();
  return docs;
}

function isKnownToProvider(
  batch: readonly QueryDocumentSnapshot[],
  { provider, now }: Worker,
): boolean {
  const begun = Math.min(...batch.map((document) => stateOf(document).leased_at?.toMillis() ?? 0));
  return now() < begun + provider.keyLifeMs - MARGIN_MS;
}

/** @returns false if nothing may go out now */
async function retry(
  queue: MailQueue,
  documents: readonly QueryDocumentSnapshot[],
  worker: Sender,
): Promise<boolean> {
  const mails = await composeMails(queue, documents);
  const items = documents.flatMap((document) => {
    const mail = mails.get(document.id);
    const { stopped_by: stoppedBy } = stateOf(document);
    return mail === undefined ? [] : [{ document: document.ref, mail, stoppedBy }];
  });
  // The provider would not know a batch of fewer mails.
  if (items.length < documents.length) return giveUp(queue, documents, worker);
  const taken = await firestore().runTransaction(async (transaction) => {
    // Recipients who have unsubscribed since are written to all the same: their mail was handed over before.
    const held = await queue.holdBack(transaction, documents, mails);
    if (held === 'stopped') return held;
    const current = await transaction.getAll(...documents.map(({ ref }) => ref));
    if (!current.every((document) => isLost(document, worker.now()))) return 'taken';
    const due_at = Timestamp.fromMillis(worker.now() + LEASE_MS);
    for (const { ref } of documents) transaction.update(ref, { due_at });
    return 'mine';
  });
  if (taken === 'mine') {
    await handOver(queue, { key: keyOf(documents), isAgain: true, items }, worker);
  }
  return taken !== 'stopped';
}

async function giveUp(
  queue: MailQueue,
  documents: readonly QueryDocumentSnapshot[],
  { now }: Worker,
): Promise<true> {
  for (let from = 0; from < documents.length; from += AT_ONCE) {
    const part = documents.slice(from, from + AT_ONCE);
    await firestore().runTransaction(async (transaction) => {
      const current = await transaction.getAll(...part.map(({ ref }) => ref));
      for (const document of current) {
        if (!isLost(document, now())) continue;
        transaction.update(document.ref, { status: 'unknown', reason: LOST, due_at: null });
      }
    });
  }
  logLost(
    queue,
    documents.map(() => 'unknown'),
  );
  return true;
}

function isLost(document: Parameters<typeof stateOf>[0], now: number): boolean {
  const state = readState(document);
  return state?.status === 'sending' && isDue(state, now);
}

const keyOf = ([first]: readonly QueryDocumentSnapshot[]): Batch['key'] =>
  (first && stateOf(first).lease) ?? '';
