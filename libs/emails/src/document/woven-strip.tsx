/** @jsxImportSource preact */
import { PALETTE } from '../palette.ts';
import { Weave } from './weave.tsx';

const REPEATS = 7;
const THREAD = 5;

/** The repeat of the site's woven edge: two triangles that point at each other, and a hollow diamond in the gap. */
const WEAVE = [
  'sssss.......',
  '.sss....k...',
  '..s....kkk..',
  '.....skk.kks',
  '..s....kkk..',
  '.sss....k...',
  'sssss.......',
] as const;

/** Threads of the two triangles: the strip ends as it begins. */
const TRIANGLE = 5;

const woven = (row: string) => row.repeat(REPEATS) + row.slice(0, TRIANGLE);
const [FIRST_ROW, ...ROWS] = WEAVE;
const PATTERN = [woven(FIRST_ROW), ...ROWS.map(woven)] as const;

/** The woven edge of the site. */
export function WovenStrip() {
  return <Weave pattern={PATTERN} thread={THREAD} ground={PALETTE.nightRaised} />;
}
