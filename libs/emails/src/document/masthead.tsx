/** @jsxImportSource preact */
import { BRAND } from '@raade/contracts/base/brand';
import { DISPLAY_FONT, FONT, PALETTE } from '../palette.ts';
import { LayoutTable, SIDE } from './layout-table.tsx';
import { Weave } from './weave.tsx';

/** Of a pixel: cells of more make steps of what is round. */
const SUN_THREAD = 1;
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
/** The color code of a pixel by the halves of it that the disc covers: the ground, a mixture, the sun. */
const BY_HALVES = '.hs';

function isInDisc(x: number, y: number): boolean {
  return (x - WIDTH / 2) ** 2 + (y - RADIUS) ** 2 <= RADIUS ** 2;
}

/** The row of the disc `y` pixels below its top. Its edge is mixed with the ground, so that no steps show. */
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

/** The picture of the logo. Made of table cells, so that it shows where images are blocked, and tracks no reader. */
function WovenSun() {
  return (
    <Weave pattern={SUN} thread={SUN_THREAD} width={WIDTH * SUN_THREAD} ground={PALETTE.night} />
  );
}

const REPEATS = 7;
const STRIP_THREAD = 5;

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
const STRIP = [woven(FIRST_ROW), ...ROWS.map(woven)] as const;

/** The woven edge of the site. */
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
