import { media, styled } from '@raade/platform';

/** Width and height of a cell of the woven pattern, in units of the drawing. */
const STEP = 96;
const COLUMNS = 6;
const ROWS = 8;
/** The cell whose piece is missing. */
const GAP = { column: 1, row: 4 } as const;

const DIAMOND = 'M0-46L46 0 0 46-46 0z';
const PAINTS = ['var(--paint-sun)', 'var(--paint-clay)', 'var(--paint-gold)', 'var(--paint-dusk)'];

const BELOW_THE_BAR =
  'linear-gradient(transparent var(--navbar-height), #000 calc(2 * var(--navbar-height)))';

const Cloth = styled.svg`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  width: 44%;
  height: 100%;
  /* The drawing fades out below the navigation bar, which covers its top. */
  -webkit-mask-image: ${BELOW_THE_BAR};
  mask-image: ${BELOW_THE_BAR};

  .knot {
    fill: var(--paint-night);
  }

  .thread {
    stroke: var(--paint-sand);
    stroke-width: 2;
    opacity: 0.5;
  }

  .gap {
    fill: none;
    stroke: var(--paint-sand);
    stroke-dasharray: 6 6;
    stroke-width: 2;
  }

  ${media.belowDesktop} {
    display: none;
  }
`;

interface Cell {
  readonly column: number;
  readonly row: number;
}

const cells: readonly Cell[] = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
  column: index % COLUMNS,
  row: Math.floor(index / COLUMNS),
}));

const isGap = ({ column, row }: Cell) => column === GAP.column && row === GAP.row;
const centerOf = (index: number) => (index + 0.5) * STEP;
const paintAt = ({ column, row }: Cell) => PAINTS[(column + 2 * row) % PAINTS.length];

/**
 * The backdrop of the page 'not found': a woven cloth with one piece missing. Decorative, so hidden from screen
 * readers.
 */
export function WovenCloth() {
  const gapPosition = `translate(${centerOf(GAP.column)} ${centerOf(GAP.row)})`;
  return (
    <Cloth
      viewBox={`-${STEP} 0 ${(COLUMNS + 1) * STEP} ${ROWS * STEP}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: ROWS }, (_, row) => (
        <path key={row} className="thread" d={`M${-STEP * 0.35} ${centerOf(row)}H${STEP * 0.1}`} />
      ))}
      {cells
        .filter((cell) => !isGap(cell))
        .map((cell) => (
          <g
            key={`${cell.column}-${cell.row}`}
            transform={`translate(${centerOf(cell.column)} ${centerOf(cell.row)})`}
          >
            <Piece paint={paintAt(cell)} />
          </g>
        ))}
      <path className="gap" transform={gapPosition} d={DIAMOND} />
      {/* The missing piece lies at the left edge, turned. */}
      <g transform={`translate(${-STEP * 0.42} ${centerOf(GAP.row + 1.2)}) rotate(28)`}>
        <Piece paint={paintAt(GAP)} />
      </g>
    </Cloth>
  );
}

function Piece({ paint }: { readonly paint: string | undefined }) {
  return (
    <>
      <path fill={paint} d={DIAMOND} />
      <path className="knot" d="M0-22L22 0 0 22-22 0z" />
    </>
  );
}
