import { media, styled } from '@raade/platform';

interface WovenShareProps {
  /** Number of colored stitches. */
  readonly lit: number;
  /** Total number of stitches. */
  readonly all: number;
  /** Stitches per row. */
  readonly perRow: number;
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

/** A woven pattern that is colored from the bottom up to a share. Decorative, beside the number. */
export function WovenShare({ lit, all, perRow }: WovenShareProps) {
  const rows = Math.ceil(all / perRow);
  const stitches = Array.from({ length: all }, (_, index) => ({
    column: index % perRow,
    row: rows - 1 - Math.floor(index / perRow),
    isLit: index < lit,
  }));
  return (
    <Cloth viewBox={`0 0 ${perRow * SIZE} ${rows * SIZE}`} aria-hidden="true" focusable="false">
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

/** The path of a stitch: over the other thread as a diamond, or under it as two triangles. */
function stitch(x: number, y: number, isOver: boolean): string {
  const [left, right] = [x + GAP, x + SIZE - GAP];
  const [top, bottom] = [y + GAP, y + SIZE - GAP];
  const [middle, centre] = [x + SIZE / 2, y + SIZE / 2];
  return isOver
    ? `M${middle} ${top}L${right} ${centre} ${middle} ${bottom} ${left} ${centre}z`
    : `M${left} ${top}H${right}L${middle} ${centre}zM${left} ${bottom}H${right}L${middle} ${centre}z`;
}
