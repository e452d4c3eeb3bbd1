import type { DecodedIdToken } from 'firebase-admin/auth';
import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { isStaff, may } from '@raade/contracts/staff/claims';
import { needsRecentSignIn, type Right } from '@raade/contracts/staff/rights';
import {
  SESSION_LIMITS,
  type SessionRefusal,
  sessionId,
} from '@raade/contracts/staff/staff-session';
import {
  secondFactorMode,
  SIGN_IN_SETTINGS,
  tookSecondFactor,
} from '@raade/contracts/staff/second-factor';
import { accountOf, isInService } from './account.ts';
import { firestore, collection } from '../firestore.ts';

type Auth = CallableRequest['auth'];

/**
 * Returns the token of a staff account, for calls whose input determines the needed right. Call `requireRight`
 * afterwards.
 *
 * @throws HttpsError `unauthenticated` for visitors, `permission-denied` for accounts without a role
 */
export function requireStaff(auth: Auth): DecodedIdToken {
  if (!auth) throw new HttpsError('unauthenticated', 'Please sign in.');
  if (auth.token.email_verified !== true || !isStaff(auth.token)) throw notAllowed();
  return auth.token;
}

/**
 * Checks the right of the caller and returns the account's id. A token may be an hour old, so the account itself is
 * read, too: a right that was taken ends at once.
 *
 * @throws HttpsError `unauthenticated` for visitors; `permission-denied` without the right; `unauthenticated` for a
 * session that is over, `permission-denied` for one without the second factor that our settings ask for, and
 * `failed-precondition` for a sign-in that is too old for the right, all three with `sessionRefusalSchema`
 */
export async function requireRight(auth: Auth, right: Right): Promise<string> {
  if (!auth) throw new HttpsError('unauthenticated', 'Please sign in.');
  const { token } = auth;
  if (token.email_verified !== true || !may(token, right)) throw notAllowed();
  const [account, isOver, lacksFactor] = await Promise.all([
    accountOf(token.uid),
    isSessionOver(token),
    lacksSecondFactor(token),
  ]);
  if (!account || !isInService(account) || !may(account.customClaims ?? {}, right)) {
    throw notAllowed();
  }
  if (isOver || hasEnded(token, account.tokensValidAfterTime)) {
    throw refused('unauthenticated', 'Please sign in again.', 'session-over');
  }
  if (lacksFactor) {
    const message = 'Please set up a second factor first, under "Your account".';
    throw refused('permission-denied', message, 'second-factor-missing');
  }
  if (needsRecentSignIn(right) && Date.now() - signedInAt(token) > SESSION_LIMITS.recentMs) {
    throw refused('failed-precondition', 'Please enter your password again.', 'sign-in-too-old');
  }
  return token.uid;
}

const notAllowed = () => new HttpsError('permission-denied', 'This account may not do that.');

const refused = (
  code: 'unauthenticated' | 'permission-denied' | 'failed-precondition',
  message: string,
  reason: SessionRefusal,
) => new HttpsError(code, message, { reason });

const signedInAt = ({ auth_time }: DecodedIdToken) => auth_time * 1000;

/** True if all sessions of the account were ended after this one began, as `verifyIdToken` checks it. */
function hasEnded(token: DecodedIdToken, tokensValidAfterTime: string | undefined): boolean {
  return tokensValidAfterTime !== undefined && signedInAt(token) < Date.parse(tokensValidAfterTime);
}

/**
 * True if the session was ended, is too old or was idle for too long, or if rights of the account were taken since the
 * sign-in. `firestore.rules` check the same for reads of pages.
 */
async function isSessionOver(token: DecodedIdToken): Promise<boolean> {
  const begun = signedInAt(token);
  const [session, revocation] = await firestore().getAll(
    collection('sessions').doc(sessionId(token)),
    collection('revocations').doc(token.uid),
  );
  const since = timeOf(revocation, 'since');
  if (since !== undefined && begun <= since) return true;
  if (session?.get('ended_at') !== undefined) return true;
  // A session has no document until its page has written one.
  const seenAt = timeOf(session, 'seen_at') ?? begun;
  const now = Date.now();
  return now >= begun + SESSION_LIMITS.endsAfterMs || now >= seenAt + SESSION_LIMITS.idleAfterMs;
}

function timeOf(document: DocumentSnapshot | undefined, field: string): number | undefined {
  const time: unknown = document?.get(field);
  return time instanceof Timestamp ? time.toMillis() : undefined;
}

/** The document `settings/sign-in`, which says whether staff need a second factor. */
export function signInSettingsDocument() {
  return collection('settings').doc(SIGN_IN_SETTINGS);
}

/** True if a second factor is required and the sign-in had none. `firestore.rules` check the same. */
async function lacksSecondFactor(token: DecodedIdToken): Promise<boolean> {
  if (tookSecondFactor(token)) return false;
  const settings = await signInSettingsDocument().get();
  return secondFactorMode(settings.data()) === 'required';
}
