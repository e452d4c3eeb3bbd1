import { diamonds, disc, line, PAINTS, type Paint, shape } from './paints.ts';

const SHOULDERS = 'M28 240C28 202 58 186 98 180C104 196 136 196 142 180C182 186 212 202 212 240z';

const onCloth = (inside: string) =>
  `<clipPath id="c"><path d="${SHOULDERS}"/></clipPath><g clip-path="url(#c)">${inside}</g>`;

const cloth = (paint: Paint) => shape(SHOULDERS, PAINTS[paint]);

/** A jacket over a shirt. */
export const blazer = (jacket: Paint, shirt: Paint) =>
  cloth(shirt) +
  onCloth(
    shape('M28 160H100L120 240H20zM212 160H140L120 240H220z', PAINTS[jacket]) +
      line('M98 182L120 232L142 182', PAINTS.night, 2) +
      shape(
        'M96 180L86 206L98 208L92 216L120 240zM144 180L154 206L142 208L148 216L120 240z',
        PAINTS[jacket],
      ) +
      line(
        'M96 180L86 206L98 208L92 216L119 240M144 180L154 206L142 208L148 216L121 240',
        PAINTS.night,
        2,
      ),
  );

/** A dress with bands woven into its neckline. */
export const bands = (ground: Paint, thread: Paint, knot: Paint) =>
  cloth(ground) +
  onCloth(
    line('M88 176C92 214 148 214 152 176', PAINTS[thread], 10) +
      line('M76 176C82 234 158 234 164 176', PAINTS[knot], 5) +
      shape(diamonds(232, 9, 24, 8), PAINTS[thread]),
  );

/** A wide gown with embroidery down the front. */
export const gown = (ground: Paint, thread: Paint) =>
  cloth(ground) +
  onCloth(
    line('M94 180C98 204 142 204 146 180', PAINTS[thread], 5) +
      line('M120 200V240', PAINTS[thread], 14) +
      shape(
        diamonds(208, 1, 1, 5) + diamonds(222, 1, 1, 5) + diamonds(236, 1, 1, 5),
        PAINTS[ground],
      ) +
      line('M70 190Q78 214 72 240M170 190Q162 214 168 240', PAINTS[thread], 3),
  );

/** A shirt with an open collar, in stripes. */
export const stripes = (ground: Paint, thread: Paint) =>
  cloth(ground) +
  onCloth(
    line('M20 206H220M20 222H220M20 238H220', PAINTS[thread], 6) +
      shape('M96 178L84 196L112 214L120 200zM144 178L156 196L128 214L120 200z', PAINTS[ground]) +
      line('M96 178L84 196L112 214L120 200L128 214L156 196L144 178', PAINTS.night, 2),
  );

/** A work jacket with a standing collar. */
export const jacket = (ground: Paint, lining: Paint) =>
  cloth(ground) +
  onCloth(
    shape('M94 176L88 200Q120 216 152 200L146 176Q120 200 94 176z', PAINTS[lining]) +
      line('M120 208V240', PAINTS[lining], 4) +
      shape('M54 214h36v18H54zM150 214h36v18h-36z', PAINTS.night) +
      line('M54 214h36M150 214h36', PAINTS[lining], 3),
  );

/** A cloth laid over one shoulder, in zigzag. */
export const shawl = (ground: Paint, over: Paint, thread: Paint) =>
  cloth(ground) +
  onCloth(
    shape('M20 176H108C112 206 150 228 190 240H20z', PAINTS[over]) +
      line('M104 180C108 208 150 232 196 242', PAINTS[thread], 5) +
      line(
        'M34 206l12 12 12-12 12 12 12-12 12 12 12-12M28 228l12 12 12-12 12 12 12-12 12 12 12-12 12 12',
        PAINTS[thread],
        4,
      ),
  );

/** What is worn beside clothes. */
export const WORN = {
  hoops: (paint: Paint) =>
    line('M76 124a9 9 0 1 0 .1 0M164 124a9 9 0 1 0 .1 0', PAINTS[paint], 3.5),
  discs: (paint: Paint) => disc(76, 132, 9, PAINTS[paint]) + disc(164, 132, 9, PAINTS[paint]),
  studs: (paint: Paint) => disc(77, 121, 4.5, PAINTS[paint]) + disc(163, 121, 4.5, PAINTS[paint]),
  beads: (paint: Paint) =>
    [
      [97, 184],
      [104, 193],
      [114, 198],
      [126, 198],
      [136, 193],
      [143, 184],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 5.5, PAINTS[paint]))
      .join(''),
  roundGlasses: (paint: Paint) =>
    `<g fill="none" stroke="${PAINTS[paint]}" stroke-width="3.2"><circle cx="100" cy="108" r="15"/><circle cx="140" cy="108" r="15"/><path d="M115 106q5-4 10 0M85 106l-7-2M155 106l7-2"/></g>`,
  squareGlasses: (paint: Paint) =>
    `<g fill="none" stroke="${PAINTS[paint]}" stroke-width="3.4"><rect x="84" y="97" width="31" height="23" rx="6"/><rect x="125" y="97" width="31" height="23" rx="6"/><path d="M115 105q5-3 10 0M84 103l-6-1M156 103l6-1"/></g>`,
} as const;
