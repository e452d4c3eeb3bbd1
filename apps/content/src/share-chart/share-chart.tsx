import { media, styled } from '@raade/platform';

interface ShareChartProps {
  /** Number of colored cells. */
  readonly lit: number;
  /** Total number of cells. */
  readonly all: number;
  /** Cells per row. */
  readonly perRow: number;
}

/** Edge of a cell, and the margin in it, in units of the view box. */
const SIZE = 16;
const GAP = 2;

const Chart = styled.svg`
  width: 100%;
  max-width: 26rem;
  height: auto;
  justify-self: end;

  .bare {
    fill: var(--color-border);
  }

  .lit {
    fill: var(--color-accent);
  }

  ${media.belowTablet} {
    max-width: 7rem;
  }
`;

/** A decorative chart of a share, like 31%: of `all` cells, the first `lit` are colored, from the bottom up. */
export function ShareChart({ lit, all, perRow }: ShareChartProps) {
  const rows = Math.ceil(all / perRow);
  const cells = Array.from({ length: all }, (_, index) => ({
    column: index % perRow,
    row: rows - 1 - Math.floor(index / perRow),
    isLit: index < lit,
  }));
  return (
    <Chart viewBox={`0 0 ${perRow * SIZE} ${rows * SIZE}`} aria-hidden="true" focusable="false">
      {cells.map(({ column, row, isLit }) => (
        <path
          key={`${column}:${row}`}
          className={isLit ? 'lit' : 'bare'}
          d={cellPath(column * SIZE, row * SIZE, (column + row) % 2 === 0)}
        />
      ))}
    </Chart>
  );
}

/** The SVG path of a cell. Diamonds alternate with pairs of triangles, so that the chart looks like cloth. */
function cellPath(x: number, y: number, isDiamond: boolean): string {
  const [left, right] = [x + GAP, x + SIZE - GAP];
  const [top, bottom] = [y + GAP, y + SIZE - GAP];
  const [centerX, centerY] = [x + SIZE / 2, y + SIZE / 2];
  return isDiamond
    ? `M${centerX} ${top}L${right} ${centerY} ${centerX} ${bottom} ${left} ${centerY}z`
    : `M${left} ${top}H${right}L${centerX} ${centerY}zM${left} ${bottom}H${right}L${centerX} ${centerY}z`;
}
