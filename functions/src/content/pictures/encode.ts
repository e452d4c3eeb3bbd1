import type { Sharp } from 'sharp';
import {
  PICTURE_FORMATS,
  PICTURE_LIMITS,
  type PictureFormat,
  variantName,
} from '@raade/contracts/content/pictures';
import type { Variant } from '../../releases/editions/pictures/variant-store.ts';
import { refusedPicture } from './refused-picture.ts';

/** From the one that looks right on faces and cloth to the coarsest that still may be shown. */
const QUALITIES: Readonly<Record<PictureFormat, readonly number[]>> = {
  avif: [52, 30],
  webp: [76, 50, 25],
  jpeg: [78, 55, 30],
};

/** Of AVIF: more makes files a few percent smaller and takes several times as long. */
const EFFORT = 3;

function encoded(picture: Sharp, format: PictureFormat, quality: number): Sharp {
  if (format === 'avif') return picture.avif({ quality, effort: EFFORT });
  if (format === 'webp') return picture.webp({ quality });
  return picture.jpeg({ quality, mozjpeg: true });
}

/**
 * The picture in one width, in each format. What is too large is made coarser.
 *
 * @throws HttpsError if the coarsest is too large, too
 */
export async function encode(
  picture: Sharp,
  width: number,
  most: number = PICTURE_LIMITS.variantBytes,
): Promise<readonly Variant[]> {
  const resized = picture.resize({ width });
  const variants: Variant[] = [];
  for (const format of PICTURE_FORMATS) {
    const bytes = await small(resized, format, most);
    variants.push({ name: variantName(width, format), bytes });
  }
  return variants;
}

async function small(picture: Sharp, format: PictureFormat, most: number): Promise<Buffer> {
  for (const quality of QUALITIES[format]) {
    const bytes = await encoded(picture.clone(), format, quality).toBuffer();
    if (bytes.length <= most) return bytes;
  }
  throw refusedPicture('too-detailed');
}
