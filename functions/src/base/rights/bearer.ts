import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import { settings } from '../configuration/settings.ts';
import { firebaseApp } from '../firebase-app.ts';

/**
 * Who sends a request with an ID token, as a callable is told it: for what is no callable.
 *
 * @param authorization the header, `Bearer <ID token>`
 * @throws HttpsError `unauthenticated` if the token is none of ours, or no more
 */
export async function authOfBearer(authorization: string): Promise<CallableRequest['auth']> {
  const rawToken = authorization.replace(/^Bearer /, '');
  const token = await getAuth(firebaseApp())
    .verifyIdToken(rawToken)
    .catch(() => {
      throw new HttpsError('unauthenticated', 'Please sign in again.');
    });
  return { uid: token.uid, token, rawToken };
}

/**
 * As callables ask it: where our settings want a token of App Check with each call, one is needed here, too.
 *
 * @throws HttpsError `unauthenticated` without one
 */
export async function requireAppCheck(header: string | undefined): Promise<void> {
  if (settings().ENFORCE_APP_CHECK !== 'true') return;
  const refused = new HttpsError('unauthenticated', 'This page could not show that it is ours.');
  if (header === undefined) throw refused;
  await getAppCheck(firebaseApp())
    .verifyToken(header)
    .catch(() => {
      throw refused;
    });
}
