/** @jsxImportSource preact */
import { BRAND } from '@raade/contracts/base/brand';
import { DISPLAY_FONT, FONT, PALETTE } from '../palette.ts';
import { LayoutTable, SIDE } from './layout-table.tsx';
import { Weave } from './weave.tsx';

/** Size of a cell in pixels. Larger cells would turn round shapes into steps. */
const SUN_THREAD = 1;
const WIDTH = 54;
const RADIUS = 22;
/** Number of rows of the sun above the first line. */
const RISEN = 22;

/** A row with a line as wide as `width` in its middle. */
function rowOfLine(width: number): string {
  const side = '.'.repeat((WIDTH - width) / 2);
  return side + 'k'.repeat(width) + side;
}

/** Number of sample points per side of a pixel, for anti-aliasing the edge of the disc. */
const POINTS = [0.125, 0.375, 0.625, 0.875];
/** The color code of a pixel by the share that the disc covers: background, mixed, sun. */
const BY_HALVES = '.hs';

function isInDisc(x: number, y: number): boolean {
  return (x - WIDTH / 2) ** 2 + (y - RADIUS) ** 2 <= RADIUS ** 2;
}

/** The pixels of the disc in row `y` from its top. Its edge is mixed with the background, so that it looks smooth. */
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
const SUN = [
  rowOfDisc(0),
  ...Array.from({ length: RISEN - 1 }, (_none, index) => rowOfDisc(index + 1)),
  ...SPACE,
  ...line(WIDTH),
  ...SPACE,
  ...line(36),
  ...SPACE,
  ...line(18),
] as const;

/** The logo, drawn with table cells: visible even if images are blocked, and no tracking of readers. */
function WovenSun() {
  return (
    <Weave pattern={SUN} thread={SUN_THREAD} width={WIDTH * SUN_THREAD} ground={PALETTE.night} />
  );
}

const REPEATS = 7;
const STRIP_THREAD = 5;

/**
 * One period of the woven border of the site: two triangles that point at each other, with a hollow diamond between.
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

/**
 * Width of the two triangles in pixels of the picture. They are repeated at the end, so that the border is symmetric.
 */
const TRIANGLE = 5;

const woven = (row: string) => row.repeat(REPEATS) + row.slice(0, TRIANGLE);
const [FIRST_ROW, ...ROWS] = WEAVE;
const STRIP = [woven(FIRST_ROW), ...ROWS.map(woven)] as const;

/** The woven border of the site. */
function WovenStrip() {
  return <Weave pattern={STRIP} thread={STRIP_THREAD} ground={PALETTE.nightRaised} />;
}

const NAME = {
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
                <WovenSun />
              </td>
              <td align="left" style={{ verticalAlign: 'middle' }}>
                <p style={NAME}>{BRAND.shortName}</p>
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
          <WovenStrip />
        </td>
      </tr>
    </>
  );
}
