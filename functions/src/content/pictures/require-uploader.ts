import type { IncomingHttpHeaders } from 'node:http';
import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import { UPLOAD_PICTURE } from '@raade/contracts/base/callables';
import { uploadPictureHeadersSchema } from '@raade/contracts/content/picture-upload';
import { requireActor } from '../../base/audit/actor.ts';
import { checkedInput } from '../../base/callable/checked-input.ts';
import { answering } from '../../base/callable/failure.ts';
import type { HeaderChecks } from '../../base/http/receive.ts';
import { type Editor, editorOf } from '../editor.ts';
import { settings } from '../../base/configuration/settings.ts';
import { firebaseApp } from '../../base/firebase-app.ts';

/**
 * The editor whose token the headers carry.
 *
 * @throws HttpsError `invalid-argument` for headers that are missing, and those of `requireActor`
 */
export async function requireUploader(sent: IncomingHttpHeaders): Promise<Editor> {
  const headers = checkedInput(uploadPictureHeadersSchema, sent);
  await requireAppCheck(headers['x-firebase-appcheck']);
  const auth = await authOfBearer(headers.authorization);
  return editorOf(await requireActor(auth, 'content.edit'), auth);
}

/** An upload is refused before its body is received. */
export const UPLOADER_CHECK: HeaderChecks = {
  [UPLOAD_PICTURE]: (headers) => answering(UPLOAD_PICTURE, () => requireUploader(headers)),
};

/**
 * Returns the `auth` of a request with an ID token, as a callable gets it, for endpoints that are not callables.
 *
 * @param authorization the header, `Bearer <ID token>`
 * @throws HttpsError `unauthenticated` if the token is none of ours, or no more
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
 * As callables ask it: where our settings want a token of App Check with each call, one is needed here, too.
 *
 * @throws HttpsError `unauthenticated` without one
 */
async function requireAppCheck(header: string | undefined): Promise<void> {
  if (settings().ENFORCE_APP_CHECK !== 'true') return;
  const refused = new HttpsError('unauthenticated', 'This page could not show that it is ours.');
  if (header === undefined) throw refused;
  await getAppCheck(firebaseApp())
    .verifyToken(header)
    .catch(() => {
      throw refused;
    });
}
