import type { Picture } from '@raade/content-model/fields/picture';
import { pictureAddress, type PictureFormat, widthsOf } from '@raade/contracts/content/pictures';

/** Size of a picture in the layout. */
export interface Place {
  /** Width by height. */
  readonly ratio: number;
  /** Widths as CSS lengths, all but the last with a media condition. */
  readonly widths: readonly (readonly [length: string, condition?: string])[];
}

export const srcSetOf = ({ id, width }: Picture, format: PictureFormat) =>
  widthsOf(width)
    .map((each) => `${pictureAddress(id, each, format)} ${each}w`)
    .join(', ');

/**
 * A picture with a wider ratio than its place is cropped at the sides, so it needs more pixels than the place is wide.
 */
export function sizesOf({ width, height }: Picture, { ratio, widths }: Place): string {
  const share = Math.max(1, width / height / ratio);
  const scaled = (length: string) => (share > 1 ? `calc(${share.toFixed(2)} * ${length})` : length);
  return widths
    .map(([length, condition]) => [condition, scaled(length)].filter(Boolean).join(' '))
    .join(', ');
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

export const positionOf = ({ focal = { x: 0.5, y: 0.5 } }: Picture) =>
  `${percent(focal.x)} ${percent(focal.y)}`;
