import { getAuth } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/collections';
import { firebaseApp } from '../firebase-app.ts';
import { firestore } from '../firestore.ts';

/**
 * Ends all sessions of an account, after its rights were changed: rules and functions compare the time with that of
 * the sign-in, since a token says for up to an hour what its account was.
 */
export async function endSessions(uid: string): Promise<void> {
  const revocation = firestore().collection(COLLECTIONS.revocations).doc(uid);
  await revocation.set({ since: FieldValue.serverTimestamp() });
  await getAuth(firebaseApp()).revokeRefreshTokens(uid);
}
