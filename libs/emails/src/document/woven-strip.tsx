/** @jsxImportSource preact */
import { PALETTE } from '../palette.ts';
import { LayoutTable } from './layout-table.tsx';

const REPEATS = 7;
const ROW_HEIGHT = 4;

/**
 * The repeat of the site's woven edge, thread by thread: two triangles that point at each other, and a hollow diamond
 * in the gap. `s` is sun, `k` a knot; dots are the ground.
 */
const WEAVE = [
  'sssss.......',
  '.sss....k...',
  '..s....kkk..',
  '.....skk.kks',
  '..s....kkk..',
  '.sss....k...',
  'sssss.......',
] as const;

const COLUMNS = WEAVE[0].length * REPEATS;

function colourOf(thread: string): string | undefined {
  if (thread === 's') return PALETTE.sun;
  return thread === 'k' ? PALETTE.onNight : undefined;
}

/** The threads of a row, those of one colour that lie side by side as one: a mail is as long as its cells are many. */
const runsOf = (row: string) => row.repeat(REPEATS).match(/(.)\1*/g) ?? [];

/** The woven edge of the site, in cells: no mail program draws shapes, and all of them have tables. */
export function WovenStrip() {
  return (
    <div aria-hidden="true">
      <LayoutTable
        columns={COLUMNS}
        style={{ tableLayout: 'fixed', backgroundColor: PALETTE.nightRaised }}
      >
        {WEAVE.map((row, index) => (
          <tr key={index}>
            {runsOf(row).map((run, cell) => (
              <td
                key={cell}
                colspan={run.length > 1 ? run.length : undefined}
                height={cell === 0 ? ROW_HEIGHT : undefined}
                style={{ backgroundColor: colourOf(run.charAt(0)), font: '0/0 Arial' }}
              />
            ))}
          </tr>
        ))}
      </LayoutTable>
    </div>
  );
}
