import sharp from 'sharp';
import { PICTURE_REFUSALS, type PictureRefusal } from '@raade/contracts/content/picture-upload';
import { PICTURE_LIMITS, variantsOf } from '@raade/contracts/content/pictures';
import { encode, encodePicture } from './encode-picture.ts';
import { halfOf, HEIC, jpegOf, noise, photoOnItsSide, plain, SVG } from './testing/sample-files.ts';

/** Returns the format and size of a variant. */
async function readVariant(file: Promise<Buffer>, name: string) {
  const { variants } = await encodePicture(await file);
  const bytes = variants.find((variant) => variant.name === name)?.bytes ?? Buffer.alloc(0);
  return sharp(bytes).metadata();
}

test('a picture is encoded in every width and format, and is never enlarged', async () => {
  const { width, height, variants } = await encodePicture(await jpegOf(300, 200));
  expect([width, height]).toEqual([300, 200]);
  expect(variants.map(({ name }) => name)).toEqual(variantsOf(300));
  const formats = await Promise.all(
    variants.slice(0, 3).map(async ({ bytes }) => (await sharp(bytes).metadata()).format),
  );
  expect(formats).toEqual(['heif', 'webp', 'jpeg']);
});

test('a large picture is reduced to the largest size that pages show', async () => {
  const { width, height, variants } = await encodePicture(await jpegOf(1500, 3000));
  expect([width, height]).toEqual([720, 1440]);
  expect(variants.at(-1)?.name).toBe('720.jpeg');
});

test('a picture is rotated upright, without metadata about its place or author', async () => {
  const file = photoOnItsSide(400, 200);
  const before = await sharp(await file).metadata();
  expect([before.orientation, before.exif?.includes('Ama Sample')]).toEqual([6, true]);
  for (const name of ['200.avif', '200.webp', '200.jpeg']) {
    const { width, height, exif, xmp, orientation } = await readVariant(file, name);
    expect([width, height]).toEqual([200, 400]);
    expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined]);
  }
});

test.each([
  ['PNG', plain(120, 100).png()],
  ['WebP', plain(120, 100).webp()],
  ['AVIF', plain(120, 100).avif()],
  ['GIF', plain(120, 100).gif()],
])('%s is accepted, too', async (_name, file) => {
  expect(await encodePicture(await file.toBuffer())).toMatchObject({ width: 120, height: 100 });
});

test('the first frame of an animation is used', async () => {
  const frames = [plain(120, 100), plain(120, 100).negate()].map((one) => one.png().toBuffer());
  const file = sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(await file).metadata()).pages).toBe(2);
  const { height, pages } = await readVariant(file, '120.webp');
  expect([height, pages]).toEqual([100, undefined]);
});

test('transparent areas become white', async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const clear = sharp({ create: { width: 100, height: 100, channels: 4, background } });
  const { variants } = await encodePicture(await clear.png().toBuffer());
  const shown = await sharp(variants.at(-1)?.bytes).stats();
  expect(shown.channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test.each<[string, PictureRefusal, () => Promise<Buffer> | Buffer]>([
  ['an empty file', 'empty', () => Buffer.alloc(0)],
  ['a text', 'not-a-picture', () => Buffer.from('hello, world')],
  ['an SVG drawing', 'drawing', () => SVG],
  ['a PDF', 'not-a-picture', () => Buffer.from('%PDF-1.7 …')],
  ['a TIFF', 'not-a-picture', () => plain(200, 200).tiff().toBuffer()],
  ['a HEIC photo', 'heic', () => HEIC],
  ['half a JPEG', 'broken', () => halfOf(noise(300, 300).jpeg().toBuffer())],
  ['half a PNG', 'broken', () => halfOf(noise(300, 300).png().toBuffer())],
  ['only the header of a JPEG', 'broken', () => Buffer.from('\u00ff\u00d8\u00ff<svg/>', 'latin1')],
  ['a picture of 90 pixels', 'too-small', () => jpegOf(90, 400)],
  ['a very narrow picture', 'too-small', () => jpegOf(100, 4000)],
  ['one byte more than 25 MB', 'too-large', () => Buffer.alloc(PICTURE_LIMITS.bytes + 1)],
  ['50,010,000 pixels', 'too-many-pixels', () => plain(10_000, 5001).png().toBuffer()],
])('%s is refused: %s', async (_what, reason, file) => {
  await expect(encodePicture(await file())).rejects.toMatchObject({
    message: PICTURE_REFUSALS[reason],
    details: { reason },
  });
});

test('a variant too large for a document is compressed more, and refused if that is not enough', async () => {
  const picture = () => noise(200, 200);
  const free = await encode(picture(), 200);
  const largest = Math.max(...free.map(({ bytes }) => bytes.length));
  const bound = await encode(picture(), 200, largest - 1);
  expect(Math.max(...bound.map(({ bytes }) => bytes.length))).toBeLessThan(largest);
  await expect(encode(picture(), 200, 1000)).rejects.toMatchObject({
    details: { reason: 'too-detailed' },
  });
});
