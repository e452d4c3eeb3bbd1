import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import { settings } from '../configuration/settings.ts';

/**
 * Result of the App Check of a call, for use while traffic is high. `passed`: a valid token shows that a page of ours
 * calls. `due`: the token is missing although pages send one. `none`: App Check is off in this deployment.
 */
export type Challenge = 'passed' | 'due' | 'none';

export function challengeOf(app: CallableRequest['app']): Challenge {
  if (app !== undefined && app.alreadyConsumed !== true) return 'passed';
  return settings().ENFORCE_APP_CHECK === 'false' ? 'none' : 'due';
}

/** Error `resource-exhausted` with `{ reason }` and the message of the reason. */
export function limitError<Reason extends string>(
  messages: Readonly<Record<Reason, string>>,
  reason: Reason,
): HttpsError {
  return new HttpsError('resource-exhausted', messages[reason], { reason });
}

/**
 * Refuses a call whose App Check token was used before; `consumeAppCheckToken` alone only reports it
 * (https://firebase.google.com/docs/app-check/cloud-functions#replay-protection).
 *
 * @throws HttpsError `unauthenticated`
 */
export function refuseReplay(app: CallableRequest['app']): void {
  if (app?.alreadyConsumed !== true) return;
  throw new HttpsError('unauthenticated', 'Please load the page again and try once more.');
}
