import { media, styled } from '@raade/platform';

interface WovenShareProps {
  readonly part: number;
  readonly whole: number;
  /** Rows of thread of each band. */
  readonly weft?: number;
}

const SIZE = 16;
const GAP = 2;
const WARP = 12;

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

/** A cloth of `whole` bands, `part` of them in colour. Decorative: the figure beside it says the same. */
export function WovenShare({ part, whole, weft = 3 }: WovenShareProps) {
  const rows = whole * weft;
  const threads = Array.from({ length: rows * WARP }, (_, index) => ({
    column: index % WARP,
    row: Math.floor(index / WARP),
  }));
  return (
    <Cloth viewBox={`0 0 ${WARP * SIZE} ${rows * SIZE}`} aria-hidden="true" focusable="false">
      {threads.map(({ column, row }) => (
        <path
          key={`${column}:${row}`}
          className={row >= rows - part * weft ? 'lit' : 'bare'}
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
