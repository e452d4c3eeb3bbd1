import { HEIGHT, HORIZON, rounded, SUN, WIDTH } from './measures.ts';
import { PAINTS } from '../paints.ts';

/** Width of a row of plants where it leaves the picture, in pixels. */
const ROW_WIDTH = 104;
const FIRST_ROW = -56;
const LAST_ROW = 24;
/** Bare ground at either side of a row. */
const FURROW = 7;
/** Rows of one loom: their colours repeat from left to right. */
const COLOURS = [PAINTS.leaf, PAINTS.clay, PAINTS.dusk, PAINTS.gold] as const;

/** Depth of a patch, and how many pass by in one turn: an even number, or the weave would not close. */
const PATCH_DEPTH = 0.36;
const PATCHES_PER_TURN = 4;
const NEAREST = 0.6;
const FARTHEST = 7;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The place where the ground at this depth and this far from the middle is seen. Depth 1 lies at the lower edge. */
function seen(offset: number, depth: number): Point {
  return {
    x: rounded(SUN.x + offset / depth),
    y: rounded(HORIZON + (HEIGHT - HORIZON) / depth),
  };
}

function patch(row: number, near: number, far: number): string {
  const left = row * ROW_WIDTH + FURROW;
  const right = (row + 1) * ROW_WIDTH - FURROW;
  const corners = [seen(left, near), seen(right, near), seen(right, far), seen(left, far)];
  const xs = corners.map(({ x }) => x);
  const isInView = Math.max(...xs) > 0 && Math.min(...xs) < WIDTH;
  return isInView ? `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}z` : '';
}

const colourOf = (row: number) => COLOURS[(row - FIRST_ROW) % COLOURS.length] ?? PAINTS.leaf;

const rows = Array.from({ length: LAST_ROW - FIRST_ROW + 1 }, (_, index) => FIRST_ROW + index);

/** The rows themselves stand still, so only what is woven into them is seen to move. */
const ground = rows
  .map((row) => `<path fill="${colourOf(row)}" fill-opacity=".34" d="${patch(row, NEAREST, 60)}"/>`)
  .join('');

/** Fields like a cloth: every other patch of a row shows its thread, and all come slowly nearer. */
export function fields(phase: number): string {
  const first = Math.floor((NEAREST - 1) / PATCH_DEPTH);
  const count = Math.ceil((FARTHEST - NEAREST) / PATCH_DEPTH) + PATCHES_PER_TURN;
  const paths = new Map<string, string>();
  for (let index = 0; index < count; index += 1) {
    const near = 1 + (first + index - PATCHES_PER_TURN * phase) * PATCH_DEPTH;
    if (near < NEAREST || near > FARTHEST) continue;
    for (const row of rows.filter((candidate) => (candidate + index) % 2 === 0)) {
      const colour = colourOf(row);
      paths.set(colour, (paths.get(colour) ?? '') + patch(row, near, near + PATCH_DEPTH * 0.9));
    }
  }
  const woven = [...paths].map(([colour, d]) => `<path fill="${colour}" d="${d}"/>`);
  return ground + woven.join('');
}

/** Far fields lie in haze, and so no patch is seen to begin. */
export const HAZE_GRADIENT = `
<linearGradient id="haze" x2="0" y2="1">
  <stop stop-color="${PAINTS.night}" stop-opacity=".92"/>
  <stop offset=".22" stop-color="${PAINTS.night}" stop-opacity=".6"/>
  <stop offset=".7" stop-color="${PAINTS.night}" stop-opacity=".2"/>
  <stop offset="1" stop-color="${PAINTS.night}" stop-opacity=".1"/>
</linearGradient>`;

export const haze = `<rect y="${HORIZON}" width="${WIDTH}" height="${HEIGHT - HORIZON}" fill="url(#haze)"/>`;
