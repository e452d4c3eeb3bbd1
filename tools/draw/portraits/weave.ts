import { diamond, PAINTS, type Paint, shape } from './paints.ts';

/** A cloth: its weave, ground, thread and knots. */
export type Cloth = readonly ['triangles' | 'diamonds', Paint, Paint, Paint];

const REPEAT = 56;

/** A weave as a pattern, to be filled with. */
export function weave(id: string, [kind, ground, thread, knot]: Cloth): string {
  const drawn =
    kind === 'triangles'
      ? shape('M0 0h56L28 20zM0 56h56L28 36z', PAINTS[thread]) +
        shape(`${diamond(28, 28, 6)}M0 20v16l8-8zM56 20v16l-8-8z`, PAINTS[knot])
      : shape(diamond(28, 28, 22), PAINTS[thread]) +
        shape(diamond(28, 28, 11), PAINTS[ground]) +
        shape('M0 0h10L0 10zM56 0v10L46 0zM0 56V46l10 10zM56 56H46l10-10z', PAINTS[knot]);
  return (
    `<pattern id="${id}" width="${REPEAT}" height="${REPEAT}" patternUnits="userSpaceOnUse">` +
    `<path d="M0 0h${REPEAT}v${REPEAT}H0z" fill="${PAINTS[ground]}"/>${drawn}</pattern>`
  );
}
