import { line, type Skin, SKINS } from './paints.ts';

/** Something that is drawn in the size of a portrait, put where the head of a person is. */
export const at = (x: number, y: number, size: number, drawing: string) =>
  `<g transform="translate(${x} ${y}) scale(${size}) translate(-120-110)">${drawing}</g>`;

/** The same, seen from the other side. */
export const mirrored = (x: number, y: number, size: number, drawing: string) =>
  `<g transform="translate(${x} ${y}) scale(-${size} ${size}) translate(-120-110)">${drawing}</g>`;

/** An arm: a sleeve from the shoulder, and the forearm that comes out of it. */
export const arm = (sleeve: string, colour: string, forearm: string, skin: Skin) =>
  line(forearm, SKINS[skin].lit, 34) + line(sleeve, colour, 62);

export const fingers = (d: string, skin: Skin) => line(d, SKINS[skin].lit, 13);

/** The collar below a neck. */
export const collar = (x: number, y: number, size: number, colour: string) =>
  line(`M${x - 30 * size} ${y}q${30 * size} ${34 * size} ${60 * size} 0`, colour, 12);
