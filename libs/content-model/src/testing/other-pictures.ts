import type { Picture } from '../fields/picture.ts';

/** A portrait, a landscape, and a picture that is smaller than most of its places. */
const SIZES = [
  [1080, 1440],
  [1440, 960],
  [300, 300],
] as const;

/** A reference to a picture that does not exist. Tests that show it must create it. */
export function otherPicture(index: number, alt: string): Picture {
  const [width, height] = SIZES[index % SIZES.length] ?? SIZES[0];
  return {
    id: index.toString(16).padStart(64, '0'),
    alt,
    width,
    height,
    ...(index % 2 === 0 ? {} : { focal: { x: 0.25, y: 0.75 } }),
  };
}
