import { styled } from '@raade/platform';
import { useId } from 'react';

/** The place where it fades away: to the start, under a hero's text; in the middle, under a centred line. */
type Fade = 'start' | 'centre';

const MASKS: Readonly<Record<Fade, string>> = {
  start: 'linear-gradient(100deg, transparent 20%, #000 90%)',
  centre: 'radial-gradient(closest-side, transparent 30%, #000 120%)',
};

const REPEAT = 96;

const Cloth = styled.svg<{ $fade: Fade }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0.16;
  -webkit-mask-image: ${({ $fade }) => MASKS[$fade]};
  mask-image: ${({ $fade }) => MASKS[$fade]};
  pointer-events: none;

  path {
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.5;
  }
`;

/**
 * A quiet cloth over the whole of what it stands in, which must be positioned: interlaced diamonds in the
 * colour of the text around it. The same weave as `WovenEdge`, seen from further away.
 */
export function WovenGround({ fade = 'start' }: { readonly fade?: Fade }) {
  const patternId = useId();
  return (
    <Cloth $fade={fade} aria-hidden="true" focusable="false">
      <pattern id={patternId} width={REPEAT} height={REPEAT} patternUnits="userSpaceOnUse">
        <path d="M48 6 90 48 48 90 6 48zM48 20 76 48 48 76 20 48zM48 36 60 48 48 60 36 48z" />
        <path d="M0 12 12 0M84 0 96 12M0 84 12 96M84 96 96 84M0 24 24 0M72 0 96 24M0 72 24 96M72 96 96 72" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${patternId})`} />
    </Cloth>
  );
}
