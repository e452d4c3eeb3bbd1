/** @jsxImportSource preact */
import { PALETTE } from '../palette.ts';
import { Weave } from './weave.tsx';

/** Of a pixel: cells of more make steps of what is round. */
const THREAD = 1;
const WIDTH = 54;
const RADIUS = 22;
/** Rows of the sun that stand above its first line. */
const RISEN = 22;

/** A row with a line as wide as `width` in its middle. */
function rowOfLine(width: number): string {
  const side = '.'.repeat((WIDTH - width) / 2);
  return side + 'k'.repeat(width) + side;
}

/** Points of a pixel, along each side, at which the edge of the disc is looked for. */
const POINTS = [0.125, 0.375, 0.625, 0.875];
/** What shows in a pixel by the halves of it that the disc covers: the ground, a mixture, the sun. */
const BY_HALVES = '.hs';

function isInDisc(x: number, y: number): boolean {
  return (x - WIDTH / 2) ** 2 + (y - RADIUS) ** 2 <= RADIUS ** 2;
}

/** The row of the disc `y` pixels below its top. What is round has no steps where its edge is mixed with the ground. */
function rowOfDisc(y: number): string {
  const pixelAt = (x: number) => {
    const covered = POINTS.flatMap((right) =>
      POINTS.filter((down) => isInDisc(x + right, y + down)),
    );
    return BY_HALVES.charAt(Math.round((2 * covered.length) / POINTS.length ** 2));
  };
  return Array.from({ length: WIDTH }, (_none, x) => pixelAt(x)).join('');
}

const SPACE = Array.from({ length: 3 }, () => '.'.repeat(WIDTH));
const line = (width: number) => Array.from({ length: 3 }, () => rowOfLine(width));

/** The sun of the logo, above its three lines. */
const PATTERN = [
  rowOfDisc(0),
  ...Array.from({ length: RISEN - 1 }, (_none, index) => rowOfDisc(index + 1)),
  ...SPACE,
  ...line(WIDTH),
  ...SPACE,
  ...line(36),
  ...SPACE,
  ...line(18),
] as const;

/** The picture of the logo. Woven, so that it is there where images are blocked, and tells nobody who has read what. */
export function WovenSun() {
  return <Weave pattern={PATTERN} thread={THREAD} width={WIDTH * THREAD} ground={PALETTE.night} />;
}
