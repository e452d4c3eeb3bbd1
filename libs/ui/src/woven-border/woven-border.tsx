import { styled } from '@raade/platform';
import { useId } from 'react';

/** Size of the pattern that repeats, in CSS pixels. */
const REPEAT = 48;
const HEIGHT = 24;

const Strip = styled.svg`
  width: 100%;
  height: ${HEIGHT}px;

  .ground {
    fill: var(--color-night-raised);
  }

  .thread {
    fill: var(--color-sun);
  }

  .knot {
    fill: var(--color-on-night);
  }
`;

/** A decorative border over the whole width: a woven pattern of triangles and diamonds. */
export function WovenBorder() {
  const patternId = useId();
  return (
    <Strip aria-hidden="true" focusable="false">
      <pattern id={patternId} width={REPEAT} height={HEIGHT} patternUnits="userSpaceOnUse">
        <rect className="ground" width={REPEAT} height={HEIGHT} />
        <path
          className="thread"
          d="M0 0h20L10 10zM0 24h20L10 14zM20 12l6-6v12zM48 12l-6-6v12zM28 0h12l-6 3zM28 24h12l-6-3z"
        />
        <path className="knot" d="M34 4l7 8-7 8-7-8z" />
        <path className="ground" d="M34 8.5l3 3.5-3 3.5-3-3.5z" />
      </pattern>
      <rect width="100%" height={HEIGHT} fill={`url(#${patternId})`} />
    </Strip>
  );
}
