import type { IncomingHttpHeaders } from 'node:http';
import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import { UPLOAD_PICTURE } from '@raade/contracts/base/callables';
import { uploadPictureHeadersSchema } from '@raade/contracts/content/picture-upload';
import { requireActor } from '../../base/audit/actor.ts';
import { checkedInput } from '../../base/callable/checked-input.ts';
import { runCall } from '../../base/callable/failure.ts';
import type { HeaderChecks } from '../../base/http/receive.ts';
import { type Editor, editorOf } from '../editor.ts';
import { settings } from '../../base/configuration/settings.ts';
import { firebaseApp } from '../../base/firebase-app.ts';

/**
 * Returns the editor whose token the headers contain.
 *
 * @throws HttpsError `invalid-argument` for headers that are missing, and those of `requireActor`
 */
export async function requireUploader(requestHeaders: IncomingHttpHeaders): Promise<Editor> {
  const headers = checkedInput(uploadPictureHeadersSchema, requestHeaders);
  await requireAppCheck(headers['x-firebase-appcheck']);
  const auth = await authOfBearer(headers.authorization);
  return editorOf(await requireActor(auth, 'content.edit'), auth);
}

/** Checks uploads before their body is received. */
export const UPLOADER_CHECK: HeaderChecks = {
  [UPLOAD_PICTURE]: (headers) => runCall(UPLOAD_PICTURE, () => requireUploader(headers)),
};

/**
 * Returns the `auth` of a request with an ID token, as a callable gets it, for endpoints that are not callables.
 *
 * @param authorization the header, `Bearer <ID token>`
 * @throws HttpsError `unauthenticated` if the token is invalid or expired
 */
async function authOfBearer(authorization: string): Promise<CallableRequest['auth']> {
  const rawToken = authorization.replace(/^Bearer /, '');
  const token = await getAuth(firebaseApp())
    .verifyIdToken(rawToken)
    .catch(() => {
      throw new HttpsError('unauthenticated', 'Please sign in again.');
    });
  return { uid: token.uid, token, rawToken };
}

/**
 * Checks App Check as callables do: a token is needed if the settings enforce it.
 *
 * @throws HttpsError `unauthenticated` without one
 */
async function requireAppCheck(header: string | undefined): Promise<void> {
  if (settings().ENFORCE_APP_CHECK !== 'true') return;
  const refusal = new HttpsError(
    'unauthenticated',
    'The request did not come from a page of this site.',
  );
  if (header === undefined) throw refusal;
  await getAppCheck(firebaseApp())
    .verifyToken(header)
    .catch(() => {
      throw refusal;
    });
}
