import type { DeliveryStatus } from '@raade/contracts/campaigns';
import { WAITING } from '../deliveries/delivery-state.ts';
import { firestore } from '../firestore.ts';
import { deliveriesOf } from './campaign-document.ts';

const AT_ONCE = 100;

/**
 * Makes the deliveries of a status wait for their turn again, as if nothing had been tried.
 * @returns how many
 */
export async function retryDeliveries(campaignId: string, status: DeliveryStatus): Promise<number> {
  const some = deliveriesOf(campaignId).where('status', '==', status).limit(AT_ONCE);
  let changed = 0;
  for (;;) {
    const count = await firestore().runTransaction(async (transaction) => {
      const { docs } = await transaction.get(some);
      for (const { ref } of docs) transaction.update(ref, { ...WAITING });
      return docs.length;
    });
    changed += count;
    if (count < AT_ONCE) return changed;
  }
}
