/** The colours of the film: those of the illustrations (`--paint-*` in the design tokens). */
export const PAINTS = {
  night: '#0b1f3a',
  dusk: '#23477a',
  clay: '#c2541f',
  sun: '#f4a261',
  gold: '#e9c46a',
  leaf: '#2a8c66',
  cloud: '#fbf6ec',
} as const;

export const WIDTH = 1280;
export const HEIGHT = 720;
/** The height where the fields meet the sky. */
export const HORIZON = 456;
/** The place where the rows of the fields meet, and the sun goes down. */
export const SUN = { x: 985, y: HORIZON - 6, radius: 132 } as const;

export const rounded = (value: number) => Math.round(value * 10) / 10;
