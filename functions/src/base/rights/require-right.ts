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
  if (auth.token.email_verified !== true || !isStaff(auth.token)) throw notAllowedError();
  return auth.token;
}

/**
 * Checks the right of the caller and returns the account's id. A token may be an hour old, so the account itself is
 * read, too: a right that was removed ends at once.
 *
 * @throws HttpsError `unauthenticated` for visitors, `permission-denied` without the right. With `{ reason }` of
 * `sessionRefusalSchema`: `unauthenticated` if the session is over, `permission-denied` if a required second factor is
 * missing, `failed-precondition` if the right needs a more recent sign-in.
 */
export async function requireRight(auth: Auth, right: Right): Promise<string> {
  if (!auth) throw new HttpsError('unauthenticated', 'Please sign in.');
  const { token } = auth;
  if (token.email_verified !== true || !may(token, right)) throw notAllowedError();
  const [account, isOver, lacksFactor] = await Promise.all([
    accountOf(token.uid),
    isSessionOver(token),
    lacksSecondFactor(token),
  ]);
  if (!account || !isInService(account) || !may(account.customClaims ?? {}, right)) {
    throw notAllowedError();
  }
  if (isOver || hasEnded(token, account.tokensValidAfterTime)) {
    throw refusal('unauthenticated', 'Please sign in again.', 'session-over');
  }
  if (lacksFactor) {
    const message = 'Please set up a second factor first, under "Your account".';
    throw refusal('permission-denied', message, 'second-factor-missing');
  }
  if (needsRecentSignIn(right) && Date.now() - signedInAt(token) > SESSION_LIMITS.recentMs) {
    throw refusal('failed-precondition', 'Please enter your password again.', 'sign-in-too-old');
  }
  return token.uid;
}

const notAllowedError = () => new HttpsError('permission-denied', 'This account may not do that.');

const refusal = (
  code: 'unauthenticated' | 'permission-denied' | 'failed-precondition',
  message: string,
  reason: SessionRefusal,
) => new HttpsError(code, message, { reason });

const signedInAt = ({ auth_time }: DecodedIdToken) => auth_time * 1000;

/** True if the account has ended all its sessions after this sign-in. `verifyIdToken` checks the same. */
function hasEnded(token: DecodedIdToken, tokensValidAfterTime: string | undefined): boolean {
  return tokensValidAfterTime !== undefined && signedInAt(token) < Date.parse(tokensValidAfterTime);
}

/**
 * True if the session was ended, is too old or was idle for too long, or if the account lost rights since the sign-in.
 * `firestore.rules` check the same for reads of pages.
 */
async function isSessionOver(token: DecodedIdToken): Promise<boolean> {
  const start = signedInAt(token);
  const [session, revocation] = await firestore().getAll(
    collection('sessions').doc(sessionId(token)),
    collection('revocations').doc(token.uid),
  );
  const revokedAt = timeOf(revocation, 'since');
  if (revokedAt !== undefined && start <= revokedAt) return true;
  if (session?.get('ended_at') !== undefined) return true;
  // A session has no document until its page has written one.
  const seenAt = timeOf(session, 'seen_at') ?? start;
  const now = Date.now();
  return now >= start + SESSION_LIMITS.endsAfterMs || now >= seenAt + SESSION_LIMITS.idleAfterMs;
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
