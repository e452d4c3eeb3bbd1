import { HttpsError, onRequest, type Request } from 'firebase-functions/https';
import { UPLOAD_PICTURE } from '@raade/contracts/base/callables';
import type { UploadPictureResponse } from '@raade/contracts/content/picture-upload';
import { answering } from '../../base/callable/failure.ts';
import { pictureOptions } from '../../base/configuration/function-options.ts';
import { requireUploader } from './require-uploader.ts';

/**
 * `upload-picture`: takes a file of an editor as the body of a POST, answers an `UploadPictureResponse`. No callable:
 * 25 MB would be 33 as text, and a request has 32 at most. It answers in their shape all the same.
 */
export const uploadPictureEndpoint = onRequest(pictureOptions(), async (request, response) => {
  try {
    response.json({ result: await answering(UPLOAD_PICTURE, () => receive(request)) });
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

/** A request without a body has none to be raw. */
const bodyOf = ({ rawBody }: Partial<Request>): Buffer => rawBody ?? Buffer.alloc(0);
