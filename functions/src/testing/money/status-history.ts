import { COLLECTIONS } from '@raade/contracts/collections';
import { PAYMENT_STATUSES } from '@raade/contracts/donations';
import { firestore } from '../../firestore.ts';

/** Watches the ledger, and notes every donation whose status went back, or that was taken out again. */
export function watchStatuses() {
  const ranks = new Map<string, number>();
  const wentBack: string[] = [];
  const stop = firestore()
    .collection(COLLECTIONS.donations)
    .onSnapshot((snapshot) => {
      for (const { type, doc } of snapshot.docChanges()) {
        const status: unknown = doc.get('payment_status');
        const rank = PAYMENT_STATUSES.findIndex((known) => known === status);
        if (type === 'removed' || rank < (ranks.get(doc.id) ?? 0)) wentBack.push(doc.id);
        ranks.set(doc.id, rank);
      }
    });
  return { wentBack, stop };
}
