/** @jsxImportSource preact */
import { PALETTE } from '../palette.ts';
import { LayoutTable } from './layout-table.tsx';

/**
 * A pixel picture, one text per row: `s` is the color of the sun, `h` the same at half opacity, `k` a light color; dots
 * are background.
 */
type Pattern = readonly [string, ...string[]];

interface PixelPictureProps {
  readonly pattern: Pattern;
  /** Height of a pixel of the picture, in pixels of the screen. */
  readonly pixel: number;
  /** Width of the picture in pixels; by default that of its container. */
  readonly width?: number;
  readonly background: string;
}

function colorOf(code: string, background: string): string | undefined {
  if (code === '.') return undefined;
  if (code === 'k') return PALETTE.onNight;
  return code === 's' ? PALETTE.sun : mixColors(background, PALETTE.sun, 0.5);
}

/** Merges neighboring pixels of the same color in a row, since each cell makes the email longer. */
const runsOf = (row: string) => row.match(/(.)\1*/g) ?? [];

/** Leaves out the background at the end of a row: without cells, the table shows its own. This saves most of the size. */
const withoutEnd = (row: string) => row.replace(/\.+$/, '') || row;

/** Merges equal rows that follow each other. */
function bandsOf(pattern: readonly string[]): { row: string; rows: number }[] {
  const bands: { row: string; rows: number }[] = [];
  for (const row of pattern) {
    const previousBand = bands.at(-1);
    if (previousBand?.row === row) previousBand.rows += 1;
    else bands.push({ row, rows: 1 });
  }
  return bands;
}

/** A decorative picture of table cells: all mail programs show tables, but none draws shapes. */
export function PixelPicture({ pattern, pixel, width, background }: PixelPictureProps) {
  return (
    <div aria-hidden="true">
      <LayoutTable
        width={width}
        columns={pattern[0].length}
        style={{
          width: width === undefined ? '100%' : `${width}px`,
          tableLayout: 'fixed',
          font: '0/0 Arial',
          backgroundColor: background,
        }}
      >
        {bandsOf(pattern).map(({ row, rows }, index) => (
          <tr key={index}>
            {runsOf(withoutEnd(row)).map((run, cell) => (
              <td
                key={cell}
                colspan={run.length > 1 ? run.length : undefined}
                height={cell === 0 ? rows * pixel : undefined}
                style={{ backgroundColor: colorOf(run.charAt(0), background) }}
              />
            ))}
          </tr>
        ))}
      </LayoutTable>
    </div>
  );
}

/** Red, green and blue of a color like `#0b1f3a`. */
const channelsOf = (color: string) =>
  [1, 3, 5].map((index) => parseInt(color.slice(index, index + 2), 16));

/**
 * Mixes a color with the one below it, in place of opacity, which mail programs lack.
 * @param share share of the foreground, from 0 to 1
 */
export function mixColors(background: string, foreground: string, share: number): string {
  const [below, above] = [channelsOf(background), channelsOf(foreground)];
  const channels = below.map((channel, index) =>
    Math.round(channel + ((above[index] ?? 0) - channel) * share),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
