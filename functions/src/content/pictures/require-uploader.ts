import type { IncomingHttpHeaders } from 'node:http';
import { uploadPictureHeadersSchema } from '@raade/contracts/content/picture-upload';
import { checkedInput } from '../../callable/checked-input.ts';
import { authOfBearer, requireAppCheck } from '../../people/bearer.ts';
import { type Editor, requireEditor } from '../editor.ts';

/**
 * The editor whose token the headers carry.
 *
 * @throws HttpsError `invalid-argument` for headers that are missing, and those of `requireEditor`
 */
export async function requireUploader(sent: IncomingHttpHeaders): Promise<Editor> {
  const headers = checkedInput(uploadPictureHeadersSchema, sent);
  await requireAppCheck(headers['x-firebase-appcheck']);
  return requireEditor(await authOfBearer(headers.authorization), 'content.edit');
}
