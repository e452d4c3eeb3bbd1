/** @jsxImportSource preact */
import { PALETTE } from '../palette.ts';
import { LayoutTable } from './layout-table.tsx';

/**
 * A pixel picture, one text per row: `s` is the color of the sun, `h` the same at half opacity, `k` a knot; dots are
 * background.
 */
type Pattern = readonly [string, ...string[]];

interface WeaveProps {
  readonly pattern: Pattern;
  /** Height of a thread in pixels. */
  readonly thread: number;
  /** Width of the picture in pixels; by default that of its container. */
  readonly width?: number;
  readonly ground: string;
}

function colourOf(thread: string, ground: string): string | undefined {
  if (thread === '.') return undefined;
  if (thread === 'k') return PALETTE.onNight;
  return thread === 's' ? PALETTE.sun : mixed(ground, PALETTE.sun, 0.5);
}

/** Merges neighboring pixels of the same color in a row, since each cell makes the email longer. */
const runsOf = (row: string) => row.match(/(.)\1*/g) ?? [];

/** After its last pixel, a row shows the background of the table. Cells for it would be most of the size. */
const withoutEnd = (row: string) => row.replace(/\.+$/, '') || row;

/** Merges equal rows that follow each other. */
function bandsOf(pattern: readonly string[]): { row: string; rows: number }[] {
  const bands: { row: string; rows: number }[] = [];
  for (const row of pattern) {
    const last = bands.at(-1);
    if (last?.row === row) last.rows += 1;
    else bands.push({ row, rows: 1 });
  }
  return bands;
}

/** A decorative picture of table cells: all mail programs show tables, but none draws shapes. */
export function Weave({ pattern, thread, width, ground }: WeaveProps) {
  return (
    <div aria-hidden="true">
      <LayoutTable
        width={width}
        columns={pattern[0].length}
        style={{
          width: width === undefined ? '100%' : `${width}px`,
          tableLayout: 'fixed',
          font: '0/0 Arial',
          backgroundColor: ground,
        }}
      >
        {bandsOf(pattern).map(({ row, rows }, index) => (
          <tr key={index}>
            {runsOf(withoutEnd(row)).map((run, cell) => (
              <td
                key={cell}
                colspan={run.length > 1 ? run.length : undefined}
                height={cell === 0 ? rows * thread : undefined}
                style={{ backgroundColor: colourOf(run.charAt(0), ground) }}
              />
            ))}
          </tr>
        ))}
      </LayoutTable>
    </div>
  );
}

/** Red, green and blue of a colour like `#0b1f3a`. */
const channelsOf = (colour: string) =>
  [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/**
 * Mixes a color with the one below it, in place of opacity, which mail programs lack.
 * @param share of `over`, from 0 to 1
 */
export function mixed(ground: string, over: string, share: number): string {
  const [below, above] = [channelsOf(ground), channelsOf(over)];
  const channels = below.map((value, at) => Math.round(value + ((above[at] ?? 0) - value) * share));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
