/** @jsxImportSource preact */
import { PALETTE } from '../palette.ts';
import { Weave } from './weave.tsx';

const REPEATS = 9;
const THREAD = 4;

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

const [FIRST_ROW, ...ROWS] = WEAVE;
const PATTERN = [FIRST_ROW.repeat(REPEATS), ...ROWS.map((row) => row.repeat(REPEATS))] as const;

/** The woven edge of the site. */
export function WovenStrip() {
  return <Weave pattern={PATTERN} thread={THREAD} ground={PALETTE.nightRaised} />;
}
