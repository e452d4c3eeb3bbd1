import type { Picture } from '@raade/content-model/fields/picture';
import { pictureAddress, type PictureFormat, widthsOf } from '@raade/contracts/content/pictures';

/** Size of a picture in the layout. */
export interface PicturePlace {
  /** Width by height. */
  readonly ratio: number;
  /** Widths as CSS lengths, all but the last with a media condition. */
  readonly widths: readonly (readonly [length: string, condition?: string])[];
}

/** The attribute `srcset`: the addresses of a picture in its stored widths. */
export const srcSetOf = ({ id, width }: Picture, format: PictureFormat) =>
  widthsOf(width)
    .map((storedWidth) => `${pictureAddress(id, storedWidth, format)} ${storedWidth}w`)
    .join(', ');

/** The attribute `sizes`. A picture wider than its place is cropped at the sides, so it is loaded wider than that. */
export function sizesOf({ width, height }: Picture, { ratio, widths }: PicturePlace): string {
  const scale = Math.max(1, width / height / ratio);
  const scaled = (length: string) => (scale > 1 ? `calc(${scale.toFixed(2)} * ${length})` : length);
  return widths
    .map(([length, condition]) => [condition, scaled(length)].filter(Boolean).join(' '))
    .join(', ');
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The CSS value `object-position`, which keeps the focal point visible; by default the center. */
export const positionOf = ({ focal = { x: 0.5, y: 0.5 } }: Picture) =>
  `${percent(focal.x)} ${percent(focal.y)}`;
