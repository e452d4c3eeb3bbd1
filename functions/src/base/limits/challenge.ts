import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import { settings } from '../configuration/settings.ts';

/**
 * How a caller stands who comes while very much comes in. `passed`: an App Check token says that a page of ours calls.
 * `due`: there is none, though pages send them. `none`: no site of this deployment sends any, so nobody can be asked.
 */
export type Challenge = 'passed' | 'due' | 'none';

export function challengeOf(app: CallableRequest['app']): Challenge {
  if (app !== undefined && app.alreadyConsumed !== true) return 'passed';
  return settings().ENFORCE_APP_CHECK === 'false' ? 'none' : 'due';
}

/** `resource-exhausted` with `{ reason }`, and what to do in words for people. */
export function exhausted<Reason extends string>(
  messages: Readonly<Record<Reason, string>>,
  reason: Reason,
): HttpsError {
  return new HttpsError('resource-exhausted', messages[reason], { reason });
}

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
