import { PICTURE_REFUSALS, type PictureRefusal } from '@raade/contracts/content/picture-upload';
import { PICTURE_LIMITS } from '@raade/contracts/content/pictures';

/** The file to upload, or the reason why it is refused. */
type Prepared = { readonly file: Blob } | { readonly refused: string };

const refused = (reason: PictureRefusal): Prepared => ({ refused: PICTURE_REFUSALS[reason] });

const JPEG = 'image/jpeg';
const JPEG_QUALITY = 0.92;
const HEAD = 16;

/** Brands of HEIC and related formats, which phones write and few browsers read. */
const HEIC = /^ftyp(hei[cxms]|hev[cx]|m[is]f1)/;

/**
 * Prepares a file for the upload: refuses empty and too large files, and converts HEIC to JPEG if the browser can read
 * it. The kind is detected from the first bytes. The function checks the rest.
 */
export async function prepareFile(file: Blob): Promise<Prepared> {
  if (file.size === 0) return refused('empty');
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  const beginning = String.fromCharCode(...head.subarray(4));
  if (HEIC.test(beginning)) return asJpegFile(file);
  return file.size > PICTURE_LIMITS.bytes ? refused('too-large') : { file };
}

async function asJpegFile(file: Blob): Promise<Prepared> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return refused('heic');
  const { width, height } = bitmap;
  if (width * height > PICTURE_LIMITS.pixels) return refused('too-many-pixels');
  const jpeg = await asJpeg(bitmap);
  bitmap.close();
  return jpeg ? { file: jpeg } : refused('heic');
}

/** Twice the published size keeps the picture sharp. */
const LONGEST = 2 * PICTURE_LIMITS.longest;

function asJpeg(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, JPEG, JPEG_QUALITY));
}
