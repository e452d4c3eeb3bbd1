import { styled } from '@raade/platform';

const Strip = styled.svg`
  width: 10rem;
  height: 3rem;
  overflow: visible;

  .woven {
    fill: var(--paint-sun);
  }

  .knot {
    fill: var(--paint-clay);
  }

  .gap {
    fill: none;
    stroke: var(--color-border-strong);
    stroke-dasharray: 3 3;
    stroke-width: 1.5;
  }
`;

/** Illustration for missing parts: a woven pattern with one piece out of place. */
export function MissingPartIllustration() {
  return (
    <Strip viewBox="4 4 160 48" aria-hidden="true" focusable="false">
      {[0, 56].map((x) => (
        <Piece key={x} x={x} />
      ))}
      <path className="gap" d="M140 4l24 24-24 24-24-24z" />
      <g transform="translate(118 14) rotate(24 28 28)">
        <Piece x={0} />
      </g>
    </Strip>
  );
}

function Piece({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x})`}>
      <path className="woven" d="M28 4l24 24-24 24L4 28z" />
      <path className="knot" d="M28 17l11 11-11 11-11-11z" />
    </g>
  );
}
