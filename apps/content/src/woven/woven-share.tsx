import { media, styled } from '@raade/platform';

interface WovenShareProps {
  /** Stitches in colour, */
  readonly lit: number;
  /** of as many in all, */
  readonly all: number;
  /** of which so many stand in a row. */
  readonly inRow: number;
}

const SIZE = 16;
const GAP = 2;

const Cloth = styled.svg`
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

/** A cloth that is in colour from its foot up, as far as the share. Decorative: the figure beside it says the same. */
export function WovenShare({ lit, all, inRow }: WovenShareProps) {
  const rows = Math.ceil(all / inRow);
  const stitches = Array.from({ length: all }, (_, index) => ({
    column: index % inRow,
    row: rows - 1 - Math.floor(index / inRow),
    isLit: index < lit,
  }));
  return (
    <Cloth viewBox={`0 0 ${inRow * SIZE} ${rows * SIZE}`} aria-hidden="true" focusable="false">
      {stitches.map(({ column, row, isLit }) => (
        <path
          key={`${column}:${row}`}
          className={isLit ? 'lit' : 'bare'}
          d={stitch(column * SIZE, row * SIZE, (column + row) % 2 === 0)}
        />
      ))}
    </Cloth>
  );
}

/** A thread that passes over, as a diamond, or under, as two triangles that meet. */
function stitch(x: number, y: number, isOver: boolean): string {
  const [left, right] = [x + GAP, x + SIZE - GAP];
  const [top, bottom] = [y + GAP, y + SIZE - GAP];
  const [middle, centre] = [x + SIZE / 2, y + SIZE / 2];
  return isOver
    ? `M${middle} ${top}L${right} ${centre} ${middle} ${bottom} ${left} ${centre}z`
    : `M${left} ${top}H${right}L${middle} ${centre}zM${left} ${bottom}H${right}L${middle} ${centre}z`;
}
