/** @jsxImportSource preact */
import { PALETTE } from '../palette.ts';
import { Weave } from './weave.tsx';

/** Of a pixel: cells of more make steps of what is round. */
const THREAD = 1;
const WIDTH = 54;
const RADIUS = 22;
/** Rows of the sun that stand above its first line. */
const RISEN = 22;

/** A thread as wide as `width`, in the middle. */
function centred(thread: 's' | 'k', width: number): string {
  const side = '.'.repeat((WIDTH - width) / 2);
  return side + thread.repeat(width) + side;
}

/** The row of a disc `y` pixels below its top, of an even width so that it has a middle. */
function rowOfDisc(y: number): string {
  const half = Math.sqrt(RADIUS ** 2 - (RADIUS - y - 0.5) ** 2);
  return centred('s', 2 * Math.round(half));
}

const SPACE = Array.from({ length: 3 }, () => '.'.repeat(WIDTH));
const line = (width: number) => Array.from({ length: 3 }, () => centred('k', width));

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
