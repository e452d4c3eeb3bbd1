import { HttpsError, onRequest, type Request } from 'firebase-functions/https';
import { UPLOAD_PICTURE } from '@raade/contracts/base/callables';
import type { UploadPictureResponse } from '@raade/contracts/content/picture-upload';
import { runCall } from '../../base/callable/failure.ts';
import { pictureOptions } from '../../base/configuration/function-options.ts';
import { requireUploader } from './require-uploader.ts';

/**
 * `upload-picture`: takes an editor's file as the body of a POST, answers an `UploadPictureResponse`. It is no callable,
 * whose JSON would turn 25 MB into 33 MB, and a request may have 32 MB. Answers and errors look like those of a callable.
 */
export const uploadPictureEndpoint = onRequest(pictureOptions(), async (request, response) => {
  try {
    response.json({ result: await runCall(UPLOAD_PICTURE, () => receive(request)) });
  } catch (error) {
    if (!(error instanceof HttpsError)) throw error;
    response.status(error.httpErrorCode.status).json({ error: error.toJSON() });
  }
});

async function receive(request: Request): Promise<UploadPictureResponse> {
  if (request.method !== 'POST') throw new HttpsError('invalid-argument', 'Pictures are posted.');
  const editor = await requireUploader(request.headers);
  const { uploadPicture } = await import('./upload-picture.ts');
  return uploadPicture(bodyOf(request), editor);
}

/** A request without a body has no `rawBody`. */
const bodyOf = ({ rawBody }: Partial<Request>): Buffer => rawBody ?? Buffer.alloc(0);
