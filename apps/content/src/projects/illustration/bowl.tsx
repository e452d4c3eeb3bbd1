import { Diamonds, Sky, Sun } from './scene.tsx';

/** Heights of the pairs of kernels on an ear. */
const KERNELS = [0, 40, 80, 120, 160];

function EarOfGrain({ x, turn }: { x: number; turn: number }) {
  return (
    <g transform={`translate(${x} 500) rotate(${turn})`}>
      <path d="M0 0v-330" stroke="var(--paint-leaf)" strokeWidth="9" strokeLinecap="round" />
      <path d="M0-60c-50-10-76-50-80-90 50 8 76 40 80 90z" fill="var(--paint-leaf)" />
      {KERNELS.map((height) => (
        <g key={height} transform={`translate(0 ${-160 - height})`} fill="var(--paint-gold)">
          <ellipse cx="-19" cy="0" rx="12" ry="24" transform="rotate(-28)" />
          <ellipse cx="19" cy="0" rx="12" ry="24" transform="rotate(28)" />
        </g>
      ))}
      <ellipse cx="0" cy="-366" rx="11" ry="24" fill="var(--paint-gold)" />
    </g>
  );
}

/** Positions of the grains on the heap. */
const GRAINS =
  'M318 318h26M372 292h26M430 288h26M486 316h26M350 340h26M404 322h26M458 340h26M398 258h26';

export function Bowl() {
  return (
    <>
      <Sky />
      <Sun x={408} y={290} radius={150} />
      <EarOfGrain x={150} turn={-10} />
      <EarOfGrain x={660} turn={10} />
      <EarOfGrain x={92} turn={-24} />
      <EarOfGrain x={716} turn={24} />
      <path d="M0 492c260-26 540-26 800 0v108H0z" fill="var(--paint-sand)" />
      <path d="M258 366c20-84 86-132 154-132s132 48 150 132z" fill="var(--paint-cloud)" />
      <path d={GRAINS} stroke="var(--paint-gold)" strokeWidth="12" strokeLinecap="round" />
      <path d="M226 352h364c0 108-62 188-182 188s-182-80-182-188z" fill="var(--paint-clay)" />
      <path d="M226 352h364c0 14-1 28-4 42H230c-3-14-4-28-4-42z" fill="var(--paint-night)" />
      <Diamonds x={258} y={373} count={11} step={30} fill="var(--paint-gold)" />
      <path d="M326 530h164l14 26H312z" fill="var(--paint-night)" />
    </>
  );
}
