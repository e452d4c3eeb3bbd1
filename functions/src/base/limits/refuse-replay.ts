import { HttpsError, type CallableRequest } from 'firebase-functions/https';

/**
 * Refuses a call whose App Check token was used before: `consumeAppCheckToken` alone only says so
 * (https://firebase.google.com/docs/app-check/cloud-functions#replay-protection).
 *
 * @throws HttpsError `unauthenticated`
 */
export function refuseReplay(app: CallableRequest['app']): void {
  if (app?.alreadyConsumed !== true) return;
  throw new HttpsError('unauthenticated', 'Please load the page again and try once more.');
}
