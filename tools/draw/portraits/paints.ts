import { PAINTS as DRAWN } from '../paints.ts';

/** The colours of the portraits: hair and skin beside those of everything that is drawn. */
export const PAINTS = {
  ...DRAWN,
  /** Dark hair, softer than black, and grey hair. */
  hair: '#1d1512',
  ash: '#b9b2a6',
} as const;
export type Paint = keyof typeof PAINTS;

/** Tones of skin: where light falls, where it does not, and the lips. */
export const SKINS = {
  umber: { lit: '#6b4029', shaded: '#50301f', lips: '#7d3f34', line: '#2f1a10' },
  cocoa: { lit: '#7f4e30', shaded: '#633a22', lips: '#8f4638', line: '#3a2114' },
  ebony: { lit: '#553222', shaded: '#3d2317', lips: '#6b362d', line: '#22120b' },
  sienna: { lit: '#96603a', shaded: '#774829', lips: '#a4543f', line: '#472a17' },
  amber: { lit: '#ad7446', shaded: '#8c5932', lips: '#b3604a', line: '#573419' },
} as const;
export type Skin = keyof typeof SKINS;

/** A closed shape in one colour. */
export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

/** A line in one colour; its ends are round. */
export const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

/** A diamond of the woven pattern that runs through the site. */
export const diamond = (x: number, y: number, size: number) =>
  `M${x} ${y - size}l${size} ${size}-${size} ${size}-${size}-${size}z`;

/** A row of diamonds around the middle of the picture. */
export const diamonds = (y: number, count: number, step: number, size: number) =>
  Array.from({ length: count }, (_, index) =>
    diamond(120 + (index - (count - 1) / 2) * step, y, size),
  ).join('');
