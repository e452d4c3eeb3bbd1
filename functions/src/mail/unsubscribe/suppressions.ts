import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase-admin/firestore';
import { firestore } from '../../base/firestore.ts';
import { readSuppression, reasonsIn, suppressionOf } from '../suppressions/suppression.ts';
import type { Subscription } from '../unsubscribe-token.ts';

/** Records that a reader wants no campaigns. Other reasons for the suppression of the address stay. */
export async function unsubscribe({ campaignId, addressHash }: Subscription): Promise<void> {
  await changeReasons(addressHash, ({ reasons }) => ({
    ...reasons,
    unsubscribed: { since: FieldValue.serverTimestamp(), source: 'link', campaign_id: campaignId },
  }));
}

/** Undoes the unsubscribing of a reader. Other reasons, like bounces, stay. */
export async function subscribeAgain({ addressHash }: Subscription): Promise<void> {
  await changeReasons(addressHash, ({ reasons: { unsubscribed: _removed, ...others } }) => others);
}

export async function isUnsubscribed({ addressHash }: Subscription): Promise<boolean> {
  return reasonsIn(await suppressionOf(addressHash).get()).includes('unsubscribed');
}

type Change = (suppression: ReturnType<typeof readSuppression>) => object;

/** Changes the reasons of an address. A suppression without a reason is deleted, unless it was lifted. */
function changeReasons(addressHash: string, reasonsAfter: Change): Promise<void> {
  const document: DocumentReference = suppressionOf(addressHash);
  return firestore().runTransaction(async (transaction) => {
    const snapshot: DocumentSnapshot = await transaction.get(document);
    const suppression = readSuppression(snapshot);
    const { lifted_at } = suppression;
    const reasons = reasonsAfter(suppression);
    if (Object.keys(reasons).length === 0 && lifted_at === undefined) transaction.delete(document);
    else transaction.set(document, { reasons, ...(lifted_at && { lifted_at }) });
  });
}
