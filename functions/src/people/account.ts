import type { App } from 'firebase-admin/app';
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

/** Accounts that Firebase Auth lists at a time, which is the most it does. */
const AT_ONCE = 1000;

/** Every account there is, in no order. */
export async function* allAccounts(app: App = firebaseApp()): AsyncGenerator<UserRecord> {
  let pageToken: string | undefined;
  do {
    const page = await getAuth(app).listUsers(AT_ONCE, pageToken);
    yield* page.users;
    pageToken = page.pageToken;
  } while (pageToken);
}

/** An address that nobody has verified may be a colleague's that a stranger was quicker to register. */
export function isInService({ disabled, emailVerified }: UserRecord): boolean {
  return !disabled && emailVerified;
}
