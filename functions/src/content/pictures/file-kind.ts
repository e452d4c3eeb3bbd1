import type { PictureRefusal } from '@raade/contracts/content/picture-upload';

/** What a file begins with; names and types that come with it say nothing. */
const BEGINNINGS = [
  { kind: 'jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { kind: 'png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { kind: 'gif', at: 0, bytes: [0x47, 0x49, 0x46, 0x38] },
  { kind: 'webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
] as const;

/** Brands of the container that AVIF and HEIC share (ISO/IEC 23008-12). */
const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const FIRST_BRAND = 8;
const BRAND_LENGTH = 4;
const FIRST_COMPATIBLE = 16;

const SEARCHED = 1024;

type FileKind = (typeof BEGINNINGS)[number]['kind'] | 'avif';

/** The kind of picture that a file is by its bytes, or why it is none that we read. */
export function kindOfFile(file: Buffer): FileKind | { readonly refused: PictureRefusal } {
  if (file.length === 0) return { refused: 'empty' };
  const found = BEGINNINGS.find(({ at, bytes }) =>
    bytes.every((byte, index) => file[at + index] === byte),
  );
  if (found) return found.kind;
  const brands = brandsOf(file);
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  if (brands.some((brand) => HEIC_BRANDS.includes(brand))) return { refused: 'heic' };
  const beginning = file.subarray(0, SEARCHED).toString('latin1');
  return { refused: /<svg[\s>]/i.test(beginning) ? 'drawing' : 'not-a-picture' };
}

/** The brands that the first box of the file names; none, if it is no such container. */
function brandsOf(file: Buffer): readonly string[] {
  if (file.length < FIRST_COMPATIBLE || file.toString('latin1', 4, FIRST_BRAND) !== 'ftyp')
    return [];
  const end = Math.min(file.readUInt32BE(0), file.length, SEARCHED);
  const starts = [FIRST_BRAND];
  for (let at = FIRST_COMPATIBLE; at + BRAND_LENGTH <= end; at += BRAND_LENGTH) starts.push(at);
  return starts.map((at) => file.toString('latin1', at, at + BRAND_LENGTH));
}
