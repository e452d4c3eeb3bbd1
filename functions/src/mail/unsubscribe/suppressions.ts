import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/collections';
import { firestore } from '../../firestore.ts';
import type { Subscription } from './unsubscribe-token.ts';

/**
 * `suppressions/{address hash}`: nobody writes to that address again. Only the hash is kept, by which an address is
 * left out.
 */
export function suppressionOf(addressHash: string) {
  return suppressionIn(firestore(), addressHash);
}

/** The same in a database that the caller has. */
export function suppressionIn(database: Firestore, addressHash: string) {
  return database.collection(COLLECTIONS.suppressions).doc(addressHash);
}

export async function unsubscribe({ campaignId, addressHash }: Subscription): Promise<void> {
  await suppressionOf(addressHash).set({
    campaign_id: campaignId,
    created_at: FieldValue.serverTimestamp(),
  });
}

/** Takes it back, for who has pressed the wrong button. */
export async function subscribeAgain({ addressHash }: Subscription): Promise<void> {
  await suppressionOf(addressHash).delete();
}

export async function isUnsubscribed({ addressHash }: Subscription): Promise<boolean> {
  return (await suppressionOf(addressHash).get()).exists;
}
