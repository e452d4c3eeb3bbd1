import { FirebaseAuthError, getAuth, type UserRecord } from 'firebase-admin/auth';
import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import { isStaffRole } from '@raade/contracts/roles';
import { firebaseApp } from '../firebase-app.ts';

type Caller = NonNullable<CallableRequest['auth']>;

/**
 * The account of the member of our staff who calls. A token says for up to an hour what its account was, so
 * the account itself is asked, too: who was staff until a moment ago may do nothing any more.
 *
 * @throws HttpsError `unauthenticated` for visitors and for sessions that were ended; `permission-denied` for
 * accounts without the claim
 */
export async function requireStaff(auth: CallableRequest['auth']): Promise<string> {
  if (!auth) throw new HttpsError('unauthenticated', 'Please sign in.');
  const isStaff = auth.token.email_verified === true && isStaffRole(auth.token['role']);
  const account = isStaff ? await accountOf(auth.uid) : undefined;
  if (!account || !isInService(account)) {
    throw new HttpsError('permission-denied', 'This account may not do that.');
  }
  if (hasEnded(auth, account)) throw new HttpsError('unauthenticated', 'Please sign in again.');
  return auth.uid;
}

/** An address that nobody has verified may be a colleague's that a stranger was quicker to register. */
function isInService({ disabled, emailVerified, customClaims }: UserRecord): boolean {
  return !disabled && emailVerified && isStaffRole(customClaims?.['role']);
}

async function accountOf(uid: string): Promise<UserRecord | undefined> {
  try {
    return await getAuth(firebaseApp()).getUser(uid);
  } catch (error) {
    if (error instanceof FirebaseAuthError && error.code === 'auth/user-not-found')
      return undefined;
    throw error;
  }
}

/** True if the session began before all sessions of the account were ended, as `verifyIdToken` checks it. */
function hasEnded({ token }: Caller, { tokensValidAfterTime }: UserRecord): boolean {
  if (tokensValidAfterTime === undefined) return false;
  return token.auth_time * 1000 < Date.parse(tokensValidAfterTime);
}
