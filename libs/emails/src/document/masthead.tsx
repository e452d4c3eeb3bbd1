/** @jsxImportSource preact */
import { BRAND } from '@raade/contracts/base/brand';
import { DISPLAY_FONT, FONT, PALETTE } from '../palette.ts';
import { LayoutTable, SIDE } from './layout-table.tsx';
import { PixelPicture } from './pixel-picture.tsx';

/** Size of a table cell in pixels. With larger cells, the round edge would show steps. */
const CELL = 1;
const WIDTH = 54;
const RADIUS = 22;
/** Number of rows of the sun above the first line. */
const SUN_ROWS = 22;

/** A row with a line as wide as `width` in its middle. */
function rowOfLine(width: number): string {
  const side = '.'.repeat((WIDTH - width) / 2);
  return side + 'k'.repeat(width) + side;
}

/** Places of sample points along a side of a pixel, from 0 to 1, for anti-aliasing the edge of the disc. */
const SAMPLE_POINTS = [0.125, 0.375, 0.625, 0.875];
/** The color code of a pixel (`pixel-picture.tsx`) by the covered share: none is background, half mixed, all sun. */
const COLOR_BY_COVERAGE = '.hs';

function isInDisc(x: number, y: number): boolean {
  return (x - WIDTH / 2) ** 2 + (y - RADIUS) ** 2 <= RADIUS ** 2;
}

/** The pixels of the disc in row `y` from its top. Its edge is mixed with the background, so that it looks smooth. */
function rowOfDisc(y: number): string {
  const pixelAt = (x: number) => {
    const coveredPoints = SAMPLE_POINTS.flatMap((dx) =>
      SAMPLE_POINTS.filter((dy) => isInDisc(x + dx, y + dy)),
    );
    return COLOR_BY_COVERAGE.charAt(
      Math.round((2 * coveredPoints.length) / SAMPLE_POINTS.length ** 2),
    );
  };
  return Array.from({ length: WIDTH }, (_none, x) => pixelAt(x)).join('');
}

const SPACE = Array.from({ length: 3 }, () => '.'.repeat(WIDTH));
const line = (width: number) => Array.from({ length: 3 }, () => rowOfLine(width));

/** The sun of the logo, above its three lines. */
const SUN = [
  rowOfDisc(0),
  ...Array.from({ length: SUN_ROWS - 1 }, (_none, index) => rowOfDisc(index + 1)),
  ...SPACE,
  ...line(WIDTH),
  ...SPACE,
  ...line(36),
  ...SPACE,
  ...line(18),
] as const;

/** The logo, drawn with table cells: visible even if images are blocked, and no tracking of readers. */
function LogoSun() {
  return (
    <PixelPicture pattern={SUN} pixel={CELL} width={WIDTH * CELL} background={PALETTE.night} />
  );
}

const REPEATS = 7;
/** Size of a table cell of the border in pixels. */
const BORDER_CELL = 5;

/** One period of the border: two triangles that point at each other, with a hollow diamond between. */
const BORDER_PERIOD = [
  'sssss.......',
  '.sss....k...',
  '..s....kkk..',
  '.....skk.kks',
  '..s....kkk..',
  '.sss....k...',
  'sssss.......',
] as const;

/** Columns of the two triangles. They are repeated at the end, so that the border is symmetric. */
const TRIANGLE = 5;

const repeatRow = (row: string) => row.repeat(REPEATS) + row.slice(0, TRIANGLE);
const [FIRST_ROW, ...ROWS] = BORDER_PERIOD;
const BORDER = [repeatRow(FIRST_ROW), ...ROWS.map(repeatRow)] as const;

/** The patterned border that the site has, too. */
function Border() {
  return <PixelPicture pattern={BORDER} pixel={BORDER_CELL} background={PALETTE.nightRaised} />;
}

const NAME_STYLE = {
  margin: '0',
  color: PALETTE.onNight,
  font: `700 28px/32px ${DISPLAY_FONT}`,
  letterSpacing: '0.06em',
};

/** The first rows of every email: the sender's name, and a sun that needs no image. */
export function Masthead() {
  return (
    <>
      <tr>
        <td align="left" style={{ padding: `24px ${SIDE} 20px`, backgroundColor: PALETTE.night }}>
          <LayoutTable>
            <tr>
              <td width="54" style={{ padding: '0 16px 0 0', verticalAlign: 'middle' }}>
                <LogoSun />
              </td>
              <td align="left" style={{ verticalAlign: 'middle' }}>
                <p style={NAME_STYLE}>{BRAND.shortName}</p>
                <p
                  style={{
                    margin: '2px 0 0',
                    color: PALETTE.onNightMuted,
                    font: `14px/20px ${FONT}`,
                  }}
                >
                  {BRAND.fullName}
                </p>
              </td>
            </tr>
          </LayoutTable>
        </td>
      </tr>
      <tr>
        <td style={{ padding: '0', backgroundColor: PALETTE.nightRaised }}>
          <Border />
        </td>
      </tr>
    </>
  );
}
