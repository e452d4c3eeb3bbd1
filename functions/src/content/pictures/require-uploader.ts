import type { IncomingHttpHeaders } from 'node:http';
import { uploadPictureHeadersSchema } from '@raade/contracts/content/picture-upload';
import { requireActor } from '../../audit/actor.ts';
import { checkedInput } from '../../callable/checked-input.ts';
import { authOfBearer, requireAppCheck } from '../../people/bearer.ts';
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
  return editorOf({ auth, actor: await requireActor(auth, 'content.edit') });
}
