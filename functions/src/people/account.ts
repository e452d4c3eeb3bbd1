import { FirebaseAuthError, getAuth, type UserRecord } from 'firebase-admin/auth';
import { firebaseApp } from '../firebase-app.ts';

/** The account as it is now; undefined if it was removed. */
export async function accountOf(uid: string): Promise<UserRecord | undefined> {
  try {
    return await getAuth(firebaseApp()).getUser(uid);
  } catch (error) {
    if (error instanceof FirebaseAuthError && error.code === 'auth/user-not-found')
      return undefined;
    throw error;
  }
}

/** An address that nobody has verified may be a colleague's that a stranger was quicker to register. */
export function isInService({ disabled, emailVerified }: UserRecord): boolean {
  return !disabled && emailVerified;
}
