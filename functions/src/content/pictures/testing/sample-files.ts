import sharp from 'sharp';

// Later tests in the same process read other kinds of files with this library.
afterAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));

const BACKGROUND = { r: 180, g: 90, b: 40 };

/** A picture of one color. */
export const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: BACKGROUND } });

export const jpegOf = (width: number, height: number) => plain(width, height).jpeg().toBuffer();

/** A photo with a rotated orientation, a place and a name in its metadata. */
export const photoOnItsSide = (width: number, height: number) =>
  plain(width, height)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: 'Ama Sample', Copyright: 'Ama Sample' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '29/1 43/1 0/1' },
    })
    .toBuffer();

/** Random pixels, which cannot be compressed. */
export function noise(width: number, height: number) {
  const raw = Buffer.alloc(width * height * 3);
  let state = 1;
  for (let index = 0; index < raw.length; index += 1) {
    state = (state * 48_271) % 2_147_483_647;
    raw[index] = state % 256;
  }
  return sharp(raw, { raw: { width, height, channels: 3 } });
}

/** First bytes of a HEIC file, as iPhones make them. */
export const HEIC = Buffer.from([
  0,
  0,
  0,
  24,
  ...Buffer.from('ftypheic', 'latin1'),
  0,
  0,
  0,
  0,
  ...Buffer.from('mif1heic', 'latin1'),
]);

export const SVG = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>alert(1)</script></svg>',
);

/** The first half of a file, as after a lost connection. */
export async function halfOf(file: Promise<Buffer>): Promise<Buffer> {
  const whole = await file;
  return whole.subarray(0, Math.floor(whole.length / 2));
}
