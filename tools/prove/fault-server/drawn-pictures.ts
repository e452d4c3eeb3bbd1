import type { Picture } from '@raade/content-model/fields/picture';
import { picturesIn } from '@raade/content-model/pictures/pictures-in';
import type { PictureFormat } from '@raade/contracts/content/pictures';
import type { PictureSource } from '@raade/publishing/content/picture-source';
import sharp from 'sharp';

/** Colours of sky and earth. */
const PAINTS = [
  ['#5b2a86', '#d1495b'],
  ['#0b6e4f', '#f4a261'],
  ['#274c77', '#e9c46a'],
] as const;

/** Draws a sun at the focal point, and a horizon. */
function drawing({ id, width, height, focal = { x: 0.5, y: 0.5 } }: Picture): string {
  const [sky, earth] = PAINTS[parseInt(id.slice(-2), 16) % PAINTS.length] ?? PAINTS[0];
  const [x, y, radius] = [focal.x * width, focal.y * height, Math.min(width, height) / 4];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <path d="M0 0h${width}v${height}H0z" fill="${sky}"/>
    <path d="M0 ${y}h${width}v${height}H0z" fill="${earth}"/>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="#fff4d6"/>
  </svg>`;
}

/** Width of all generated files, although their names say larger ones, which would take minutes to encode. */
const WIDTH = 192;

async function encoded(picture: Picture, format: PictureFormat): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp(Buffer.from(drawing(picture))).resize({ width: WIDTH });
  const file = format === 'avif' ? image.avif({ effort: 0 }) : image.toFormat(format);
  return Uint8Array.from(await file.toBuffer());
}

/** A picture source with a generated picture for each one that the content refers to, for editions without uploads. */
export function drawnPictures(parts: Readonly<Record<string, unknown>>): PictureSource {
  const drawn = new Map(picturesIn(parts).map(({ picture }) => [picture.id, picture]));
  const files = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    find: () => Promise.resolve(drawn),
    read(id, variant) {
      const picture = drawn.get(id);
      if (!picture) return Promise.reject(new Error(`No item names the picture ${id}.`));
      const format = variant.slice(variant.indexOf('.') + 1);
      const file = files.get(id + format) ?? encoded(picture, format as PictureFormat);
      files.set(id + format, file);
      return file;
    },
  };
}
