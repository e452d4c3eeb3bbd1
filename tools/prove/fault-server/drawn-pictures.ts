import type { Picture } from '@raade/content-model/fields/picture';
import { picturesIn } from '@raade/content-model/pictures/pictures-in';
import type { PictureSource } from '@raade/publishing/content/picture-source';
import sharp, { type FormatEnum } from 'sharp';

/** Sky and earth. */
const PAINTS = [
  ['#5b2a86', '#d1495b'],
  ['#0b6e4f', '#f4a261'],
  ['#274c77', '#e9c46a'],
] as const;

/** A sun where the picture must be seen, over a horizon. */
function drawing({ id, width, height, focal = { x: 0.5, y: 0.5 } }: Picture): string {
  const [sky, earth] = PAINTS[parseInt(id.slice(-2), 16) % PAINTS.length] ?? PAINTS[0];
  const [x, y, radius] = [focal.x * width, focal.y * height, Math.min(width, height) / 4];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <path d="M0 0h${width}v${height}H0z" fill="${sky}"/>
    <path d="M0 ${y}h${width}v${height}H0z" fill="${earth}"/>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="#fff4d6"/>
  </svg>`;
}

/** Every picture that content names, as somebody could have uploaded it: for editions that nobody has pictures for. */
export function drawnPictures(parts: Readonly<Record<string, unknown>>): PictureSource {
  const drawn = new Map(picturesIn(parts).map(({ picture }) => [picture.id, picture]));
  return {
    find: () => Promise.resolve(drawn),
    async read(id, variant) {
      const picture = drawn.get(id);
      if (!picture) throw new Error(`No item names the picture ${id}.`);
      const [width, format] = variant.split('.');
      const image = sharp(Buffer.from(drawing(picture))).resize({ width: Number(width) });
      return Uint8Array.from(await image.toFormat(format as keyof FormatEnum).toBuffer());
    },
  };
}
