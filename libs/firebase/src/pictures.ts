import { Bytes, doc, getDoc } from 'firebase/firestore/lite';
import { COLLECTIONS, PICTURE_VARIANTS } from '@raade/contracts/base/collections';
import { UPLOAD_PICTURE } from '@raade/contracts/base/callables';
import {
  PICTURE_MEDIA_TYPE,
  uploadPictureErrorSchema,
  uploadPictureResponseSchema,
  type UploadPictureResponse,
} from '@raade/contracts/content/picture-upload';
import { previewVariant } from '@raade/contracts/content/pictures';
import type { Environment } from '@raade/contracts/releases/environment';
import { functionAddress } from '@raade/contracts/releases/function-address';
import * as z from 'zod/mini';
import { appCheckToken } from './app-check.ts';
import { authOf } from './auth.ts';
import { CallFailure, MALFORMED_ANSWER } from './callables.ts';
import { readInSession } from './read-in-session.ts';

interface UploadOptions {
  /** Called with the part that has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** Longer than the largest picture takes on a slow connection. */
const UPLOAD_TIMEOUT_MS = 300_000;

const answerSchema = z.object({ result: uploadPictureResponseSchema });

/**
 * Uploads a picture. Uses `XMLHttpRequest`, since `fetch` does not report the progress of an upload.
 *
 * @throws CallFailure; its code is `cancelled` if the signal has aborted the upload
 */
export async function uploadPicture(
  environment: Environment,
  file: Blob,
  options: UploadOptions = {},
): Promise<UploadPictureResponse> {
  const auth = authOf(environment);
  const [token, appCheck] = await Promise.all([
    auth.currentUser?.getIdToken(),
    appCheckToken(environment),
  ]);
  if (token === undefined) throw new CallFailure('unauthenticated', 'Please sign in.');
  if (options.signal?.aborted) throw canceledFailure();
  const answer = await post(functionAddress(environment, UPLOAD_PICTURE), file, {
    ...options,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': PICTURE_MEDIA_TYPE,
      ...(appCheck !== undefined && { 'x-firebase-appcheck': appCheck }),
    },
  });
  const { success, data } = z.safeParse(answerSchema, answer);
  if (success) return data.result;
  throw failureOf(answer);
}

const canceledFailure = () => new CallFailure('cancelled', 'It was not sent.');

function failureOf(answer: unknown): CallFailure {
  const { data } = z.safeParse(uploadPictureErrorSchema, answer);
  if (!data) return new CallFailure(MALFORMED_ANSWER, 'The answer is not what was agreed.');
  const { status, message, details } = data.error;
  const code = status.toLowerCase().replaceAll('_', '-');
  return new CallFailure(code, message, { details, messageForUsers: message });
}

interface PostOptions extends UploadOptions {
  readonly headers: Readonly<Record<string, string>>;
}

function post(address: string, file: Blob, { headers, onProgress, signal }: PostOptions) {
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  const answer = new Promise<unknown>((resolve, reject) => {
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.timeout = UPLOAD_TIMEOUT_MS;
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request.response);
    request.onabort = () => reject(canceledFailure());
    request.ontimeout = () => reject(new CallFailure('deadline-exceeded', 'No answer in time.'));
    request.onerror = () => reject(new CallFailure('unavailable', 'It could not be sent.'));
    request.send(file);
  });
  signal?.addEventListener('abort', abort);
  return answer.finally(() => signal?.removeEventListener('abort', abort));
}

const variantSchema = z.object({
  bytes: z.custom<Bytes>((value) => value instanceof Bytes, 'must be bytes'),
});

/**
 * Reads a picture from Firestore, for editors, since it may not be published yet.
 * @throws Error if there is none
 */
export async function readPicture(
  environment: Environment,
  { id, width }: UploadPictureResponse,
): Promise<Blob> {
  const path = [COLLECTIONS.contentPictures, id, PICTURE_VARIANTS, previewVariant(width)];
  const document = await readInSession(environment, (firestore) =>
    getDoc(doc(firestore, path.join('/'))),
  );
  const { bytes } = z.parse(variantSchema, document.data());
  // `Blob` takes bytes over an `ArrayBuffer` only; the type of `toUint8Array` also allows a shared buffer.
  return new Blob([Uint8Array.from(bytes.toUint8Array())], { type: 'image/jpeg' });
}
