import { Sky, Sun } from './scene.tsx';

/** Lower left corner of each panel, from the back to the front. */
const PANELS = [
  { x: 430, y: 392, scale: 0.72 },
  { x: 600, y: 392, scale: 0.72 },
  { x: 250, y: 392, scale: 0.72 },
  { x: 130, y: 520, scale: 1 },
  { x: 360, y: 520, scale: 1 },
  { x: 590, y: 520, scale: 1 },
];

function Panel({ x, y, scale }: (typeof PANELS)[number]) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M92 -40v62M118 -40v62" stroke="var(--paint-clay)" strokeWidth="10" />
      <path d="M0 0h180l34-108h-180z" fill="var(--paint-night)" />
      <path
        d="M45 0l34-108M90 0l34-108M135 0l34-108M11-36h180M23-72h180M0 0h180l34-108h-180z"
        fill="none"
        stroke="var(--paint-gold)"
        strokeWidth="3"
      />
      <path d="M90 0h45l34-108h-24z" fill="var(--paint-cloud)" opacity="0.16" />
    </g>
  );
}

export function SolarPanels() {
  return (
    <>
      <Sky />
      <Sun x={560} y={190} radius={92} />
      <path d="M0 330c150-90 320-80 470-10s240 30 330-20v140H0z" fill="var(--paint-leaf)" />
      <path d="M0 390c220-60 420-40 800-24v234H0z" fill="var(--paint-gold)" />
      <path d="M0 492c260-40 520-30 800-6v114H0z" fill="var(--paint-sand)" />
      {PANELS.map((panel) => (
        <Panel key={`${panel.x}-${panel.y}`} {...panel} />
      ))}
    </>
  );
}
