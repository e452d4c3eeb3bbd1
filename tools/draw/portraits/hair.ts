import { diamonds, disc, line, PAINTS, type Paint, shape } from './paints.ts';

interface Hair {
  /** Behind head and shoulders. */
  readonly back?: string;
  /** Over the head. */
  readonly front: string;
}

const CROP =
  'M78 106C72 66 92 46 120 46S168 66 162 106C160 92 157 84 150 76C132 82 108 82 90 76C83 84 80 92 78 106z';

/** Hair cut short. */
export const crop = (paint: Paint): Hair => ({ front: shape(CROP, PAINTS[paint]) });

/** Hair that stands high and flat, shaved at the sides. */
export const flatTop = (): Hair => ({
  front:
    shape('M80 84L77 48Q77 38 88 38H152Q163 38 163 48L160 84C134 74 106 74 80 84z', PAINTS.hair) +
    shape('M80 80L78 108L86 92zM160 80L162 108L154 92z', PAINTS.hair),
});

/** Hair that stands out all around. */
export const afro = (): Hair => ({
  back: disc(120, 86, 68, PAINTS.hair),
  front: shape(
    'M78 104C80 76 96 66 120 66S160 76 162 104L172 92C168 56 148 42 120 42S72 56 68 92z',
    PAINTS.hair,
  ),
});

/** A crop that curls: discs along the hairline. */
export const curls = (paint: Paint): Hair => {
  const around: readonly (readonly [number, number, number])[] = [
    [76, 98, 13],
    [78, 78, 15],
    [90, 61, 16],
    [108, 51, 17],
    [132, 51, 17],
    [150, 61, 16],
    [162, 78, 15],
    [164, 98, 13],
    [120, 60, 16],
  ];
  return { front: around.map(([x, y, radius]) => disc(x, y, radius, PAINTS[paint])).join('') };
};

/** Locs that fall onto the shoulders, with beads. */
export const locs = (): Hair => {
  const beads = [60, 74, 166, 180].map((x, index) =>
    disc(x, index % 3 ? 196 : 184, 5, PAINTS.gold),
  );
  return {
    back:
      shape(
        'M56 108C50 64 80 36 120 36S190 64 184 108V180Q180 190 174 182V194Q166 204 158 194V120H82V194Q74 204 66 194V182Q60 190 56 180z',
        PAINTS.hair,
      ) +
      line('M68 100V186M172 100V186', '#3a2a22', 2.4) +
      beads.join(''),
    front:
      shape(
        'M77 108C78 76 96 66 118 70L120 62 122 70C144 66 162 76 163 108L172 100C172 62 150 44 120 44S68 62 68 100z',
        PAINTS.hair,
      ) + line('M100 48Q88 60 84 80M140 48Q152 60 156 80M120 46V62', '#3a2a22', 2.4),
  };
};

/** Braids in rows, gathered in a bun. */
export const bun = (): Hair => ({
  back: disc(120, 34, 27, PAINTS.hair) + line('M96 50H144', PAINTS.sun, 8),
  front:
    shape(CROP, PAINTS.hair) +
    line(
      'M120 48V78M104 51Q100 64 101 78M136 51Q140 64 139 78M90 60Q88 70 90 78M150 60Q152 70 150 78',
      '#46352c',
      2.2,
    ),
});

/** A head wrap: a high cloth in folds, over a woven band. */
export const wrap = (cloth: Paint, thread: Paint): Hair => ({
  back:
    shape('M74 92C52 40 76 8 112 12C146 0 196 30 166 92z', PAINTS[cloth]) +
    line(
      'M88 76C78 50 88 30 104 24M106 70C100 46 112 28 130 22M128 70C128 50 138 36 154 34',
      PAINTS[thread],
      4,
    ),
  front:
    shape('M75 96C70 70 84 56 120 56S170 70 165 96C152 80 88 80 75 96z', PAINTS[thread]) +
    line('M75 84C92 66 148 66 165 84', PAINTS[cloth], 3) +
    shape(diamonds(65, 5, 15, 4.5), PAINTS[cloth]),
});

/** A scarf around head, neck and shoulders. */
export const scarf = (cloth: Paint, fold: Paint): Hair => ({
  back: shape('M60 112C56 64 82 40 120 40S184 64 180 112L196 210H44z', PAINTS[cloth]),
  front:
    `<path fill-rule="evenodd" d="M62 112C58 64 84 40 120 40S182 64 178 112C176 150 186 172 196 196C176 226 64 226 44 196C54 172 64 150 62 112zM84 108C84 142 100 168 120 168S156 142 156 108C156 82 142 68 120 68S84 82 84 108z" fill="${PAINTS[cloth]}"/>` +
    line(
      'M84 108C84 142 100 168 120 168S156 142 156 108C156 82 142 68 120 68S84 82 84 108z',
      PAINTS[fold],
      4,
    ) +
    line('M68 152C84 196 130 206 170 196M172 150C164 178 146 190 120 200', PAINTS[fold], 3),
});

/** A round cap with a woven border. */
export const cap = (cloth: Paint, thread: Paint): Hair => ({
  front:
    shape('M78 104C78 96 80 88 82 82H158C160 88 162 96 162 104L156 86H84z', PAINTS.hair) +
    shape('M80 82L84 44Q85 34 96 34H144Q155 34 156 44L160 82C134 74 106 74 80 82z', PAINTS[cloth]) +
    shape('M81 76C106 66 134 66 159 76L160 83C134 74 106 74 80 83z', PAINTS[thread]) +
    shape(diamonds(54, 5, 15, 7), PAINTS[thread]),
});

/** Straight hair down to the shoulders, parted in the middle. */
export const longHair = (): Hair => ({
  back: shape('M66 104C62 62 86 40 120 40S178 62 174 104V180H66z', PAINTS.hair),
  front: shape(
    'M76 112C76 82 96 74 120 66C144 74 164 82 164 112L174 110C176 64 150 42 120 42S64 64 66 110z',
    PAINTS.hair,
  ),
});

const JAW =
  'M79 112C80 146 98 172 120 172S160 146 161 112C158 128 152 138 146 140C132 132 108 132 94 140C88 138 82 128 79 112z';
const MOUTH = 'M104 144q16-8 32 0q-16 16-32 0z';

/** Beards around the mouth, which stays free. */
export const BEARDS = {
  full: (paint: Paint) => `<path fill-rule="evenodd" d="${JAW}${MOUTH}" fill="${PAINTS[paint]}"/>`,
  goatee: (paint: Paint) =>
    shape('M108 156q12-5 24 0q2 14-12 16q-14-2-12-16z', PAINTS[paint]) +
    line('M104 139q8-5 16-3q8-2 16 3', PAINTS[paint], 4),
  moustache: (paint: Paint) => line('M103 140q8-6 17-4q9-2 17 4', PAINTS[paint], 5),
} as const;
