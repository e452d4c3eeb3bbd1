import type sharp from 'sharp';
import type { Sharp } from 'sharp';
import { PICTURE_LIMITS, widthsOf } from '@raade/contracts/content/pictures';
import type { Variant, Variants } from '../../releases/editions/pictures/variant-store.ts';
import { encode } from './encode.ts';
import { kindOfFile } from './file-kind.ts';
import { refusedPicture } from './refused-picture.ts';

/** A picture as it is published. */
export interface TurnedPicture extends Variants {
  readonly height: number;
}

/** Longer than any picture that is none of an attacker's. */
const LONGEST_SECONDS = 60;

/** Of whatever is seen through. */
const GROUND = '#ffffff';

/**
 * Makes of a file the variants that pages ask for: upright, in sRGB, without anything that the file says besides (place,
 * camera, names), and of what moves the first frame.
 *
 * @throws HttpsError that says what to do, with `pictureRefusalSchema`
 */
export async function turnPicture(file: Buffer): Promise<TurnedPicture> {
  if (file.length > PICTURE_LIMITS.bytes) throw refusedPicture('too-large');
  const kind = kindOfFile(file);
  if (typeof kind !== 'string') throw refusedPicture(kind.refused);
  await requirePixels(file);
  const { data, info } = await flatOf(file).catch(refuseFile);
  const { width, height } = info;
  if (Math.min(width, height) < PICTURE_LIMITS.shortest) throw refusedPicture('too-small');
  const sharp = await openSharp();
  const upright = () => sharp(data, { raw: { width, height, channels: 3 } });
  const variants: Variant[] = [];
  for (const each of widthsOf(width)) variants.push(...(await encode(upright(), each)));
  return { width, height, variants };
}

/** What the decoder refuses is broken; whatever else fails is our own fault. */
function refuseFile(error: unknown): never {
  throw error instanceof Error && !('code' in error) ? refusedPicture('broken') : error;
}

/** Reads no more than the file's head, before anything is decoded. */
async function requirePixels(file: Buffer): Promise<void> {
  const sharp = await openSharp();
  const { width, height } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(refuseFile);
  if (width * height > PICTURE_LIMITS.pixels) throw refusedPicture('too-many-pixels');
  if (Math.min(width, height) < PICTURE_LIMITS.shortest) throw refusedPicture('too-small');
}

/** Its pixels in the size of the largest variant. */
async function flatOf(file: Buffer) {
  const sharp = await openSharp();
  const opened: Sharp = sharp(file, {
    limitInputPixels: PICTURE_LIMITS.pixels,
    failOn: 'error',
    sequentialRead: true,
    pages: 1,
  });
  return opened
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient()
    .resize(PICTURE_LIMITS.longest, PICTURE_LIMITS.longest, {
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: GROUND })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
}

/** The decoders that we need. All others stay closed: what is not asked for cannot be attacked. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`);

let opened: Promise<typeof sharp> | undefined;

/** The library that turns pictures. Only who needs it loads it: its native part is large, and all functions are one bundle. */
function openSharp(): Promise<typeof sharp> {
  opened ??= import('sharp').then(({ default: library }) => {
    library.block({ operation: ['VipsForeignLoad'] });
    library.unblock({ operation: LOADERS });
    // Each picture comes once, so nothing is worth keeping in memory.
    library.cache(false);
    return library;
  });
  return opened;
}
