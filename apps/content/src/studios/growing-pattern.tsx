import { keyframes, styled } from '@raade/platform';

const unroll = keyframes`
  from { clip-path: inset(0 100% 0 0); }
`;

/** As high as capital letters, and as wide as possible. */
const Strip = styled.svg<{ $delay: number }>`
  width: 100%;
  max-width: none;
  height: 0.68em;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${unroll} 900ms var(--ease-out) ${({ $delay }) => $delay}ms backwards;
  }
`;

/** Time between the starts of two steps. */
const STEP_MS = 450;

/** The SVG path of a diamond on the middle line of a drawing, which is 60 units high. */
const diamond = (center: number, size: number) =>
  `M${center - size} 30l${size}-${size} ${size} ${size}-${size} ${size}z`;

/** First step, a sketch: one diamond with its guide lines. */
function Sketch() {
  return (
    <>
      <path
        d="M30 0v60M0 30h60"
        stroke="var(--color-on-night-muted)"
        strokeWidth="1"
        opacity="0.6"
      />
      <path
        d={diamond(30, 25)}
        fill="none"
        stroke="var(--color-on-night)"
        strokeWidth="2.5"
        strokeDasharray="6 5"
      />
    </>
  );
}

/** Second step: three diamonds, put together from pieces. */
function Assembly() {
  const pieces = [30, 92, 154].map((center) => ({
    center,
    left: `M${center - 26} 30l24-24v48z`,
    right: `M${center + 2} 6l24 24-24 24z`,
  }));
  return pieces.map(({ center, left, right }) => (
    <g key={center}>
      <path d={left} fill="var(--color-sun)" />
      <path d={right} fill="var(--paint-gold)" />
    </g>
  ));
}

/** Third step: the finished pattern, beyond the edge of the screen. */
function Cloth() {
  const centers = Array.from({ length: 44 }, (_, index) => 30 + index * 60);
  return (
    <>
      <path d={centers.map((center) => diamond(center, 29)).join('')} fill="var(--color-sun)" />
      <path d={centers.map((center) => diamond(center, 14)).join('')} fill="var(--color-night)" />
      <path d={centers.map((center) => diamond(center, 6)).join('')} fill="var(--color-on-night)" />
      <path
        d={centers
          .map((center) => `M${center + 6} 0h48l-24 24zM${center + 6} 60h48l-24-24z`)
          .join('')}
        fill="var(--paint-clay)"
      />
    </>
  );
}

const STAGES = [Sketch, Assembly, Cloth] as const;

/** A decorative pattern that grows in three steps, one beside each headline. */
export function GrowingPattern({ stage }: { readonly stage: 0 | 1 | 2 }) {
  const Stage = STAGES[stage];
  return (
    <Strip
      viewBox="0 0 2640 60"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
      focusable="false"
      $delay={stage * STEP_MS}
    >
      <Stage />
    </Strip>
  );
}
