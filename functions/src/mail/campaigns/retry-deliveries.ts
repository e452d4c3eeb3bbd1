import { FieldPath } from 'firebase-admin/firestore';
import type { DeliveryStatus } from '@raade/contracts/mail/campaigns';
import { WAITING } from '../deliveries/delivery-state.ts';
import { firestore } from '../../base/firestore.ts';
import { deliveriesOf } from './campaign-document.ts';

const AT_ONCE = 100;

/**
 * Makes the deliveries of a status wait for their turn again, as if nothing had been tried. Each is met once, in the
 * order of their ids: a worker beside it whose provider refuses at once would keep it going for ever.
 * @returns how many
 */
export async function retryDeliveries(campaignId: string, status: DeliveryStatus): Promise<number> {
  const all = deliveriesOf(campaignId)
    .where('status', '==', status)
    .orderBy(FieldPath.documentId())
    .limit(AT_ONCE);
  let changed = 0;
  let after: string | undefined;
  do {
    const some = after === undefined ? all : all.startAfter(after);
    const { docs } = await firestore().runTransaction(async (transaction) => {
      const found = await transaction.get(some);
      for (const { ref } of found.docs) transaction.update(ref, { ...WAITING, bounce: null });
      return found;
    });
    changed += docs.length;
    after = docs.length < AT_ONCE ? undefined : docs.at(-1)?.id;
  } while (after !== undefined);
  return changed;
}
