import { diamond, disc, line, PAINTS, type Paint, shape, type Skin, SKINS } from './paints.ts';

/** A head seen from the side, that looks to the right. */
const HEAD =
  'M118 50C147 50 166 66 167 92L169 104L182 125Q184 132 173 133L172 139Q181 143 177 148Q180 153 172 157Q174 173 157 173Q142 173 132 162V190C132 202 92 202 92 190V150C76 134 70 108 74 88C79 64 96 50 118 50z';
const NECK = 'M92 150C100 166 116 172 132 162V190C132 202 92 202 92 190z';

/** Head, ear and features. The eye is on what happens before it. */
export function profile(skin: Skin): string {
  const { lit, shaded, lips, line: ink } = SKINS[skin];
  return (
    shape(HEAD, lit) +
    shape(NECK, shaded) +
    disc(110, 116, 10, shaded) +
    line('M144 95q11-7 21-1', PAINTS.hair, 4) +
    shape('M146 108q9-9 17-1q-8 7-17 1z', PAINTS.cloud) +
    disc(157.5, 107, 4, ink) +
    line('M146 108q9-9 17-1', ink, 2.6) +
    line('M168 127q4 4 8 4', ink, 2.4) +
    shape('M172 140q10 3 5 8q4 5-5 8q-10-3-14-8q6-6 14-8z', lips) +
    line('M156 145q8 5 20 3', ink, 2.2)
  );
}

const CROP =
  'M72 116C60 72 84 42 122 42C150 42 170 60 168 86C160 76 150 74 143 80C136 88 136 98 130 104C122 100 108 100 104 110L102 136C88 138 76 130 72 116z';

interface SideHair {
  readonly back?: string;
  readonly front: string;
}

/** Hair as it is seen from the side. */
export const SIDE_HAIR = {
  crop: (): SideHair => ({ front: shape(CROP, PAINTS.hair) }),
  bun: (): SideHair => ({
    back: disc(76, 44, 28, PAINTS.hair),
    front:
      shape(CROP, PAINTS.hair) +
      line('M90 58q8 8 8 20M108 50q4 10 0 24M128 48q0 12-6 24', '#46352c', 2.2) +
      line('M88 66Q92 56 100 52', PAINTS.sun, 7),
  }),
  afro: (): SideHair => ({
    back: disc(104, 84, 66, PAINTS.hair),
    front: shape(
      'M70 118C54 70 84 30 124 34C160 38 178 66 169 90C160 76 150 76 142 84C136 90 136 98 130 104C120 98 108 102 104 112L98 140C84 138 74 130 70 118z',
      PAINTS.hair,
    ),
  }),
  wrap: (cloth: Paint, thread: Paint): SideHair => ({
    front:
      shape('M76 128C42 84 44 14 100 6C144 0 180 44 169 88C142 74 104 88 76 128z', PAINTS[cloth]) +
      line(
        'M74 96C58 66 66 36 86 20M94 80C84 56 96 30 114 20M118 68C118 48 126 34 140 26',
        PAINTS[thread],
        4,
      ) +
      shape(
        'M76 128C70 118 68 108 70 100C100 66 142 58 169 76V92C142 78 104 92 76 128z',
        PAINTS[thread],
      ) +
      shape(
        diamond(152, 76, 5) + diamond(132, 77, 5) + diamond(113, 84, 5) + diamond(96, 96, 5),
        PAINTS[cloth],
      ),
  }),
} as const;
