import { keyframes, styled } from '@raade/platform';

const unroll = keyframes`
  from { clip-path: inset(0 100% 0 0); }
`;

/** The strip is as high as the capitals beside it, and as wide as there is room. */
const Strip = styled.svg<{ $delay: number }>`
  width: 100%;
  max-width: none;
  height: 0.68em;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${unroll} 900ms var(--ease-out) ${({ $delay }) => $delay}ms backwards;
  }
`;

/** Milliseconds between the beginnings of two steps. */
const STEP = 450;

const diamond = (center: number, size: number) =>
  `M${center - size} 30l${size}-${size} ${size} ${size}-${size} ${size}z`;

/** A sketch: one diamond with the lines it was drawn on. */
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

/** Three of them, put together from pieces. */
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

/** The finished cloth, which goes on beyond the edge. */
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

/** An idea in three steps: sketched, put together, woven without end. Decoration beside a word. */
export function GrowingPattern({ stage }: { readonly stage: 0 | 1 | 2 }) {
  const Stage = STAGES[stage];
  return (
    <Strip
      viewBox="0 0 2640 60"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
      focusable="false"
      $delay={stage * STEP}
    >
      <Stage />
    </Strip>
  );
}
