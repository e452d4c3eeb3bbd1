import type { DecodedIdToken } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/collections';
import { firestore } from '../firestore.ts';

/** True if rights of the account were taken since the sign-in. The rules decide the same of what pages read. */
export async function isSessionOver(token: DecodedIdToken): Promise<boolean> {
  const revocation = await firestore().doc(`${COLLECTIONS.revocations}/${token.uid}`).get();
  const since: unknown = revocation.get('since');
  return since instanceof Timestamp && token.auth_time * 1000 <= since.toMillis();
}
