import type { Picture } from '@raade/content-model/fields/picture';
import { picturesIn } from '@raade/content-model/pictures/pictures-in';
import type { PictureFormat } from '@raade/contracts/content/pictures';
import type { PictureSource } from '@raade/publishing/content/picture-source';
import sharp from 'sharp';

/** Colors of sky and earth. */
const PALETTE = [
  ['#5b2a86', '#d1495b'],
  ['#0b6e4f', '#f4a261'],
  ['#274c77', '#e9c46a'],
] as const;

/** Draws a sun at the focal point, and a horizon. */
function drawSvg({ id, width, height, focal = { x: 0.5, y: 0.5 } }: Picture): string {
  const [sky, earth] = PALETTE[parseInt(id.slice(-2), 16) % PALETTE.length] ?? PALETTE[0];
  const [x, y, radius] = [focal.x * width, focal.y * height, Math.min(width, height) / 4];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <path d="M0 0h${width}v${height}H0z" fill="${sky}"/>
    <path d="M0 ${y}h${width}v${height}H0z" fill="${earth}"/>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="#fff4d6"/>
  </svg>`;
}

/** Width of all generated files in pixels. The larger widths of their names would take minutes to encode. */
const WIDTH = 192;

/** Draws a picture and encodes it in a format. */
async function encode(picture: Picture, format: PictureFormat): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp(Buffer.from(drawSvg(picture))).resize({ width: WIDTH });
  const file = format === 'avif' ? image.avif({ effort: 0 }) : image.toFormat(format);
  return Uint8Array.from(await file.toBuffer());
}

/** A picture source with a generated picture for each one that the content refers to, for editions without uploads. */
export function drawPictures(parts: Readonly<Record<string, unknown>>): PictureSource {
  const pictures = new Map(picturesIn(parts).map(({ picture }) => [picture.id, picture]));
  const files = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    find: () => Promise.resolve(pictures),
    read(id, variant) {
      const picture = pictures.get(id);
      if (!picture) return Promise.reject(new Error(`No item uses the picture ${id}.`));
      const format = variant.slice(variant.indexOf('.') + 1);
      const file = files.get(id + format) ?? encode(picture, format as PictureFormat);
      files.set(id + format, file);
      return file;
    },
  };
}
