import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from '../../base/firestore.ts';
import { isDue, readState } from './delivery-state.ts';
import { logLost } from './log-lost.ts';
import type { MailQueue, Worker } from './mail-queue.ts';
import { setAsideMalformed } from './set-aside.ts';

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
