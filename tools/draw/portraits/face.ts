import { disc, line, PAINTS, shape, type Skin, SKINS } from './paints.ts';

interface Outline {
  /** The height where the forehead begins. */
  readonly top: number;
  /** From the top down to the chin: the side that the light comes from, and the other one. */
  readonly lit: string;
  readonly shaded: string;
}

/** Faces by their outline. */
const FACES = {
  oval: {
    top: 55,
    lit: 'C97 55 79 74 79 104C79 138 97 166 120 166',
    shaded: 'C143 55 161 74 161 104C161 138 143 166 120 166',
  },
  long: {
    top: 53,
    lit: 'C98 53 81 73 81 102C81 140 99 171 120 171',
    shaded: 'C142 53 159 73 159 102C159 140 141 171 120 171',
  },
  round: {
    top: 56,
    lit: 'C96 56 76 75 76 106C76 141 96 164 120 164',
    shaded: 'C144 56 164 75 164 106C164 141 144 164 120 164',
  },
  square: {
    top: 55,
    lit: 'C97 55 79 74 79 102L81 136C84 155 101 167 120 167',
    shaded: 'C143 55 161 74 161 102L159 136C156 155 139 167 120 167',
  },
} as const satisfies Record<string, Outline>;
export type Face = keyof typeof FACES;

/** From the chin back to the forehead, along the nose. */
const PROFILE = 'V130C113 130 110 127 112 121L120 94z';

/** Neck, ears and head. The light comes from the left, and the nose parts it. */
export function head(face: Face, skin: Skin): string {
  const { lit, shaded } = SKINS[skin];
  const { top, ...sides } = FACES[face];
  return (
    shape('M100 140H140V190C140 202 100 202 100 190z', shaded) +
    disc(79, 112, 9, lit) +
    disc(161, 112, 9, shaded) +
    shape(`M120 ${top}${sides.lit}V${top}z`, lit) +
    shape(`M120 ${top}${sides.shaded}z`, lit) +
    shape(`M120 ${top}${sides.shaded}${PROFILE}`, shaded)
  );
}

/** Looks: straight ahead, to one side, or down with a smile. */
export type Look = 'ahead' | 'aside' | 'down';

const eye = (x: number, look: Look, ink: string) => {
  if (look === 'down') return line(`M${x - 9} 108q9 6 18 0`, ink, 3.5);
  const pupil = look === 'aside' ? x + 3 : x;
  return (
    shape(`M${x - 10} 108q10-9 20 0q-10 8-20 0z`, PAINTS.cloud) +
    disc(pupil, 107.5, 4.3, ink) +
    line(`M${x - 10} 108q10-9 20 0`, ink, 2.6)
  );
};

/** Brows, eyes and mouth, few and quiet. */
export function features(look: Look, skin: Skin, brow: string): string {
  const { lips, line: ink } = SKINS[skin];
  return (
    line('M90 95q9-7 20-2', brow, 4) +
    line('M130 93q11-5 20 2', brow, 4) +
    eye(100, look, ink) +
    eye(140, look, ink) +
    line('M112 128q8 6 16 0', ink, 2.4) +
    shape('M105 145q8-6 15-2q7-4 15 2q-15 15-30 0z', lips) +
    line(look === 'down' ? 'M104 144q16 6 32 0' : 'M104 144.5q16 4.5 32 0', ink, 2.2)
  );
}
