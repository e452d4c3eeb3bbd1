import type { IncomingHttpHeaders } from 'node:http';
import { UPLOAD_PICTURE } from '@raade/contracts/base/callables';
import { uploadPictureHeadersSchema } from '@raade/contracts/content/picture-upload';
import { requireActor } from '../../base/audit/actor.ts';
import { checkedInput } from '../../base/callable/checked-input.ts';
import { answering } from '../../base/callable/failure.ts';
import type { HeaderChecks } from '../../base/http/receive.ts';
import { authOfBearer, requireAppCheck } from '../../base/rights/bearer.ts';
import { type Editor, editorOf } from '../editor.ts';

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
