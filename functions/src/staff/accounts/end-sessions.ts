import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { firebaseApp } from '../../base/firebase-app.ts';

/**
 * Ends all sessions of an account, after its rights were changed: rules and functions compare the time with that of
 * the sign-in, since a token says for up to an hour what its account was. A new sign-in begins with the new rights.
 */
export async function endSessions(uid: string, app: App = firebaseApp()): Promise<void> {
  const revocation = getFirestore(app).collection(COLLECTIONS.revocations).doc(uid);
  await revocation.set({ since: FieldValue.serverTimestamp() });
  await getAuth(app).revokeRefreshTokens(uid);
}
