import { media, styled } from '@raade/platform';

interface LoomProps {
  readonly threads: number;
}

const PAINTS = ['clay', 'gold', 'leaf', 'sun', 'dusk', 'plum'] as const;
const WIDTH = 36;
const STEP = 60;
const HEIGHT = 640;
/** Length of the pattern that is woven into a thread. */
const REPEAT = 48;

const Threads = styled.svg`
  position: absolute;
  inset-inline-end: max(var(--page-gutter), (100% - var(--page-width)) / 2);
  inset-block-start: 0;
  height: 100%;

  /* The loom needs room beside the words, and none of its threads may be missing. */
  ${media.belowTablet} {
    display: none;
  }
`;

/** Diamonds down the middle of a band. */
function knots(x: number): string {
  const middle = x + WIDTH / 2;
  return Array.from(
    { length: Math.floor(HEIGHT / REPEAT) },
    (_, index) => `M${middle} ${index * REPEAT + 14}l10 12-10 12-10-12z`,
  ).join('');
}

/** A band for every project, and the outline of one that is still to come. Decorative. */
export function Loom({ threads }: LoomProps) {
  const last = threads * STEP;
  return (
    <Threads
      viewBox={`0 0 ${last + WIDTH + 2} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: threads }, (_, index) => (
        <g key={index}>
          <path
            d={`M${index * STEP} 0h${WIDTH}v${HEIGHT}h${-WIDTH}z`}
            fill={`var(--paint-${PAINTS[index % PAINTS.length]})`}
          />
          <path d={knots(index * STEP)} fill="var(--paint-night)" />
        </g>
      ))}
      <path
        d={`M${last + 1} 0v${HEIGHT}M${last + WIDTH} 0v${HEIGHT}`}
        stroke="var(--paint-cloud)"
        strokeWidth="2"
        strokeDasharray="4 10"
      />
    </Threads>
  );
}
