import { FirebaseAuthError, getAuth, type UserRecord } from 'firebase-admin/auth';
import { firebaseApp } from '../firebase-app.ts';

/** The account with this address, in its one spelling; undefined if there is none. */
export async function accountWith(email: string): Promise<UserRecord | undefined> {
  try {
    return await getAuth(firebaseApp()).getUserByEmail(email);
  } catch (error) {
    if (error instanceof FirebaseAuthError && error.code === 'auth/user-not-found')
      return undefined;
    throw error;
  }
}
