import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import { isStaffRole } from '@raade/contracts/roles';

/**
 * The account of the member of our staff who calls.
 *
 * @throws HttpsError `unauthenticated` for visitors, `permission-denied` for accounts without the claim
 */
export function requireStaff(auth: CallableRequest['auth']): string {
  if (!auth) throw new HttpsError('unauthenticated', 'Please sign in.');
  if (!isStaffRole(auth.token['role'])) {
    throw new HttpsError('permission-denied', 'This account may not do that.');
  }
  return auth.uid;
}
