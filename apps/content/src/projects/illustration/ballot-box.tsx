import { Diamonds, Sky, Sun } from './scene.tsx';

const RAYS = [-75, -50, -25, 0, 25, 50, 75];

export function BallotBox() {
  return (
    <>
      <Sky />
      <Sun x={400} y={300} radius={128} />
      <g fill="var(--paint-gold)">
        {RAYS.map((turn) => (
          <path key={turn} d="M394 20h12l8 90h-28z" transform={`rotate(${turn} 400 300)`} />
        ))}
      </g>
      <path d="M0 500c260-26 540-26 800 0v100H0z" fill="var(--paint-sand)" />
      <path d="M214 330h372l36 52H178z" fill="var(--paint-plum)" />
      <path d="M268 346h264l10 18H258z" fill="var(--paint-night)" />
      <g transform="rotate(-6 400 260)">
        <path d="M306 128h188v250H306z" fill="var(--paint-cloud)" />
        <path
          d="M334 158h40v40h-40zM334 222h40v40h-40z"
          fill="none"
          stroke="var(--paint-dusk)"
          strokeWidth="7"
        />
        <path
          d="M394 178h72M394 242h72"
          stroke="var(--paint-dusk)"
          strokeWidth="9"
          strokeLinecap="round"
        />
        <path
          d="M340 164l28 28M368 164l-28 28"
          stroke="var(--paint-clay)"
          strokeWidth="10"
          strokeLinecap="round"
        />
      </g>
      <path d="M190 364h420l12 20H178z" fill="var(--paint-plum)" />
      <path d="M178 382h444v164H178z" fill="var(--paint-clay)" />
      <path d="M178 382h444v18H178z" fill="var(--paint-night)" opacity="0.3" />
      <Diamonds x={226} y={474} count={8} step={50} fill="var(--paint-gold)" />
      <path d="M178 430h444M178 518h444" stroke="var(--paint-gold)" strokeWidth="8" />
    </>
  );
}
