import { HttpsError } from 'firebase-functions/https';
import { beforeUserCreated } from 'firebase-functions/identity';
import { FUNCTIONS_REGION } from '@raade/contracts/callables';

/**
 * `refuse-signup`: Firebase Auth asks it before a browser makes an account. None may: whoever registered a
 * colleague's address first would hold the account that a role is given to. Accounts that tools and functions make
 * are not asked about.
 */
export const refuseSignupBlocking = beforeUserCreated({ region: FUNCTIONS_REGION }, () => {
  throw new HttpsError('permission-denied', 'Accounts are made by invitation.');
});
