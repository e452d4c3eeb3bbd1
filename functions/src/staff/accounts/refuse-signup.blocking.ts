import { HttpsError } from 'firebase-functions/https';
import { beforeUserCreated } from 'firebase-functions/identity';
import { BLOCKING_OPTIONS } from '../../base/configuration/function-options.ts';

/**
 * `refuse-signup`: Firebase Auth asks it before a browser makes an account. None may: whoever registered a
 * colleague's address first would hold the account that a role is given to. Accounts that tools and functions make
 * are not asked about.
 */
export const refuseSignupBlocking = beforeUserCreated(BLOCKING_OPTIONS, () => {
  throw new HttpsError('permission-denied', 'Accounts are made by invitation.');
});
