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
  await change(addressHash, ({ reasons }) => ({
    ...reasons,
    unsubscribed: {
      since: FieldValue.serverTimestamp(),
      source: 'link',
      campaign_id: campaignId,
    },
  }));
}

/** Takes this back, if the reader pressed the wrong button. Other reasons, like bounces, stay. */
export async function subscribeAgain({ addressHash }: Subscription): Promise<void> {
  await change(addressHash, ({ reasons: { unsubscribed: _gone, ...others } }) => others);
}

export async function isUnsubscribed({ addressHash }: Subscription): Promise<boolean> {
  return reasonsIn(await suppressionOf(addressHash).get()).includes('unsubscribed');
}

type Change = (before: ReturnType<typeof readSuppression>) => object;

function change(addressHash: string, reasonsAfter: Change): Promise<void> {
  const document: DocumentReference = suppressionOf(addressHash);
  return firestore().runTransaction(async (transaction) => {
    const snapshot: DocumentSnapshot = await transaction.get(document);
    const before = readSuppression(snapshot);
    const { lifted_at } = before;
    const reasons = reasonsAfter(before);
    if (Object.keys(reasons).length === 0 && lifted_at === undefined) transaction.delete(document);
    else transaction.set(document, { reasons, ...(lifted_at && { lifted_at }) });
  });
}
