import type { Picture } from '../fields/picture.ts';

/** Portraits and landscapes, and one that is smaller than most places for it. */
const SIZES = [
  [1080, 1440],
  [1440, 960],
  [300, 300],
] as const;

/** A picture of which there are no bytes: a test that shows it draws some. */
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
