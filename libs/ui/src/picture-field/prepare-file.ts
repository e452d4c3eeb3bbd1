import { PICTURE_REFUSALS, type PictureRefusal } from '@raade/contracts/content/picture-upload';
import { PICTURE_LIMITS } from '@raade/contracts/content/pictures';

/** The file to upload, or the reason why it is refused. */
type PreparedFile = { readonly file: Blob } | { readonly refusal: string };

const refuse = (reason: PictureRefusal): PreparedFile => ({ refusal: PICTURE_REFUSALS[reason] });

const JPEG = 'image/jpeg';
const JPEG_QUALITY = 0.92;
const HEAD_BYTES = 16;

/** Brands of HEIC and related formats, which phones write and few browsers read. */
const HEIC = /^ftyp(hei[cxms]|hev[cx]|m[is]f1)/;

/**
 * Prepares a file for the upload: refuses empty and too large files, and converts HEIC to JPEG if the browser can read
 * it. The format is detected from the first bytes. The function that receives the upload checks the rest.
 */
export async function prepareFile(file: Blob): Promise<PreparedFile> {
  if (file.size === 0) return refuse('empty');
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  // The format's name follows after a length of four bytes.
  const formatName = String.fromCharCode(...head.subarray(4));
  if (HEIC.test(formatName)) return asJpegFile(file);
  return file.size > PICTURE_LIMITS.bytes ? refuse('too-large') : { file };
}

async function asJpegFile(file: Blob): Promise<PreparedFile> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return refuse('heic');
  const { width, height } = bitmap;
  if (width * height > PICTURE_LIMITS.pixels) return refuse('too-many-pixels');
  const jpeg = await asJpeg(bitmap);
  bitmap.close();
  return jpeg ? { file: jpeg } : refuse('heic');
}

/** Longest side in pixels. Twice the published size keeps the picture sharp. */
const LONGEST_SIDE = 2 * PICTURE_LIMITS.longest;

function asJpeg(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, JPEG, JPEG_QUALITY));
}
