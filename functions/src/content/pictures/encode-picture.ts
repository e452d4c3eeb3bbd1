import type sharp from 'sharp';
import type { Sharp } from 'sharp';
import { HttpsError } from 'firebase-functions/https';
import {
  PICTURE_LIMITS,
  widthsOf,
  PICTURE_FORMATS,
  type PictureFormat,
  variantName,
} from '@raade/contracts/content/pictures';
import { type PictureRefusal, PICTURE_REFUSALS } from '@raade/contracts/content/picture-upload';
import type { Variant } from '../../releases/editions/pictures/picture-variants.ts';

/** A picture with all files that are published. */
export interface EncodedPicture {
  /** Size of the largest file in pixels. */
  readonly width: number;
  readonly height: number;
  readonly variants: readonly Variant[];
}

/** Real files are decoded faster. The limit stops files that are made to block the function. */
const DECODING_LIMIT_SECONDS = 60;

/** Color behind transparent parts. */
const BACKGROUND = '#ffffff';

/**
 * Encodes a file in the sizes and formats that pages request: upright, in sRGB, without metadata (place, camera,
 * names); of an animation the first frame.
 *
 * @throws HttpsError that tells the editor what to do, with a `PictureRefusal` in its details
 */
export async function encodePicture(file: Buffer): Promise<EncodedPicture> {
  if (file.length > PICTURE_LIMITS.bytes) throw pictureRefusal('too-large');
  const kind = kindOfFile(file);
  if (typeof kind !== 'string') throw pictureRefusal(kind.refusal);
  await requirePixels(file);
  const { data, info } = await decode(file).catch(refuseFile);
  const { width, height } = info;
  if (Math.min(width, height) < PICTURE_LIMITS.shortest) throw pictureRefusal('too-small');
  const sharp = await openSharp();
  const decodedPicture = () => sharp(data, { raw: { width, height, channels: 3 } });
  const variants: Variant[] = [];
  for (const size of widthsOf(width)) variants.push(...(await encode(decodedPicture(), size)));
  return { width, height, variants };
}

/** Refuses a file that the decoder cannot read. Errors with a `code` come from the system, and are passed on. */
function refuseFile(error: unknown): never {
  throw error instanceof Error && !('code' in error) ? pictureRefusal('broken') : error;
}

/** Checks the size in pixels. Reads only the head of the file, before anything is decoded. */
async function requirePixels(file: Buffer): Promise<void> {
  const sharp = await openSharp();
  const { width, height } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(refuseFile);
  if (width * height > PICTURE_LIMITS.pixels) throw pictureRefusal('too-many-pixels');
  if (Math.min(width, height) < PICTURE_LIMITS.shortest) throw pictureRefusal('too-small');
}

/** Decodes the file to pixels in the size of the largest variant. */
async function decode(file: Buffer) {
  const sharp = await openSharp();
  const pipeline: Sharp = sharp(file, {
    limitInputPixels: PICTURE_LIMITS.pixels,
    failOn: 'error',
    sequentialRead: true,
    pages: 1,
  });
  return pipeline
    .timeout({ seconds: DECODING_LIMIT_SECONDS })
    .autoOrient()
    .resize(PICTURE_LIMITS.longest, PICTURE_LIMITS.longest, {
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: BACKGROUND })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
}

/** The decoders that we need. All others are blocked to reduce the attack surface. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`);

let sharpLibrary: Promise<typeof sharp> | undefined;

/** Loads the image library when it is first needed: its native part is large, and all functions share one bundle. */
function openSharp(): Promise<typeof sharp> {
  sharpLibrary ??= import('sharp').then(({ default: library }) => {
    library.block({ operation: ['VipsForeignLoad'] });
    library.unblock({ operation: LOADERS });
    // Each picture is encoded once, so a cache would not help.
    library.cache(false);
    return library;
  });
  return sharpLibrary;
}

/** The qualities to try, from the normal one to the lowest acceptable one. */
const QUALITIES: Readonly<Record<PictureFormat, readonly number[]>> = {
  avif: [52, 30],
  webp: [76, 50, 25],
  jpeg: [78, 55, 30],
};

/** Effort of the AVIF encoder. Higher values save a few percent and take several times as long. */
const AVIF_EFFORT = 3;

function encodeWith(picture: Sharp, format: PictureFormat, quality: number): Sharp {
  if (format === 'avif') return picture.avif({ quality, effort: AVIF_EFFORT });
  if (format === 'webp') return picture.webp({ quality });
  return picture.jpeg({ quality, mozjpeg: true });
}

/**
 * Encodes one width in all formats, each in the best quality that fits into `maxBytes` bytes.
 *
 * @throws HttpsError if the lowest quality is still too large
 */
export async function encode(
  picture: Sharp,
  width: number,
  maxBytes: number = PICTURE_LIMITS.variantBytes,
): Promise<readonly Variant[]> {
  const resized = picture.resize({ width });
  const variants: Variant[] = [];
  for (const format of PICTURE_FORMATS) {
    const bytes = await encodeWithin(resized, format, maxBytes);
    variants.push({ name: variantName(width, format), bytes });
  }
  return variants;
}

async function encodeWithin(
  picture: Sharp,
  format: PictureFormat,
  maxBytes: number,
): Promise<Buffer> {
  for (const quality of QUALITIES[format]) {
    const bytes = await encodeWith(picture.clone(), format, quality).toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  throw pictureRefusal('too-detailed');
}

/** First bytes of each kind of file. Names and declared types are not reliable. */
const SIGNATURES = [
  { kind: 'jpeg', offset: 0, bytes: [0xff, 0xd8, 0xff] },
  { kind: 'png', offset: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { kind: 'gif', offset: 0, bytes: [0x47, 0x49, 0x46, 0x38] },
  { kind: 'webp', offset: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
] as const;

/** Brands of the container that AVIF and HEIC share (ISO/IEC 23008-12). */
const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
/** Places in the first box of the container, in bytes. */
const FIRST_BRAND = 8;
const BRAND_LENGTH = 4;
const OTHER_BRANDS = 16;

const SEARCHED_BYTES = 1024;

type FileKind = (typeof SIGNATURES)[number]['kind'] | 'avif';

/** Returns the kind of a picture by its bytes, or why it cannot be read. */
function kindOfFile(file: Buffer): FileKind | { readonly refusal: PictureRefusal } {
  if (file.length === 0) return { refusal: 'empty' };
  const signature = SIGNATURES.find(({ offset, bytes }) =>
    bytes.every((byte, index) => file[offset + index] === byte),
  );
  if (signature) return signature.kind;
  const brands = brandsOf(file);
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  if (brands.some((brand) => HEIC_BRANDS.includes(brand))) return { refusal: 'heic' };
  const beginning = file.subarray(0, SEARCHED_BYTES).toString('latin1');
  return { refusal: /<svg[\s>]/i.test(beginning) ? 'drawing' : 'not-a-picture' };
}

/** Returns the brands in the first box of the file; none if it is no such container. */
function brandsOf(file: Buffer): readonly string[] {
  if (file.length < OTHER_BRANDS || file.toString('latin1', 4, FIRST_BRAND) !== 'ftyp') return [];
  const end = Math.min(file.readUInt32BE(0), file.length, SEARCHED_BYTES);
  const starts = [FIRST_BRAND];
  for (let offset = OTHER_BRANDS; offset + BRAND_LENGTH <= end; offset += BRAND_LENGTH)
    starts.push(offset);
  return starts.map((offset) => file.toString('latin1', offset, offset + BRAND_LENGTH));
}

const LIMIT_REFUSALS: readonly PictureRefusal[] = ['too-many', 'no-room'];

/** Error for a refused file, with a message that tells the editor what to do. */
export const pictureRefusal = (reason: PictureRefusal) =>
  new HttpsError(
    LIMIT_REFUSALS.includes(reason) ? 'resource-exhausted' : 'failed-precondition',
    PICTURE_REFUSALS[reason],
    { reason },
  );
