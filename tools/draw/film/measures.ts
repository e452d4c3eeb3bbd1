export const WIDTH = 1280;
export const HEIGHT = 720;
/** The height where the fields meet the sky. */
export const HORIZON = 456;
/** The place where the rows of the fields meet, and the sun goes down. */
export const SUN = { x: 985, y: HORIZON - 6, radius: 132 } as const;

export const rounded = (value: number) => Math.round(value * 10) / 10;
