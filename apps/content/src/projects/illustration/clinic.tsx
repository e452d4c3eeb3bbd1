import { Sky, Sun } from './scene.tsx';

function Tree({ x, height }: { x: number; height: number }) {
  const top = 470 - height;
  return (
    <>
      <path d={`M${x} 478v-${height}`} stroke="var(--paint-night)" strokeWidth="14" />
      <ellipse cx={x} cy={top} rx="92" ry="44" fill="var(--paint-leaf)" />
      <ellipse cx={x + 34} cy={top - 34} rx="62" ry="34" fill="var(--paint-leaf)" />
    </>
  );
}

function Building() {
  return (
    <>
      <path d="M352 290h330v190h-330z" fill="var(--paint-cloud)" />
      <path d="M322 296l195-104 195 104z" fill="var(--paint-clay)" />
      <path d="M487 372h64v108h-64z" fill="var(--paint-dusk)" />
      <path d="M392 352h56v52h-56zM590 352h56v52h-56z" fill="var(--paint-gold)" />
      <path
        d="M420 352v52M392 378h56M618 352v52M590 378h56"
        stroke="var(--paint-cloud)"
        strokeWidth="5"
      />
      <path d="M352 452h135v28h-135zM551 452h131v28h-131z" fill="var(--paint-sun)" />
      <circle cx="517" cy="256" r="30" fill="var(--paint-cloud)" />
      <path d="M510 236h14v13h13v14h-13v13h-14v-13h-13v-14h13z" fill="var(--paint-leaf)" />
    </>
  );
}

function MotherAndChild() {
  return (
    <>
      <path
        d="M250 360c44 0 62 40 68 92l12 106H166l16-106c8-54 26-92 68-92z"
        fill="var(--paint-plum)"
      />
      <path d="M172 512h152l3 22H169z" fill="var(--paint-gold)" />
      <circle cx="250" cy="326" r="36" fill="var(--paint-night)" />
      <path
        d="M208 318c0-34 22-54 46-54 30 0 44 24 40 48-26-14-58-12-86 6z"
        fill="var(--paint-gold)"
      />
      <path d="M288 276c18-18 36-10 30 6-6 14-20 16-30 10z" fill="var(--paint-gold)" />
      <path
        d="M232 412c0 58 98 62 104 6 2-22-14-36-34-36-18 0-20 22-70 30z"
        fill="var(--paint-sun)"
      />
      <circle cx="312" cy="388" r="24" fill="var(--paint-night)" />
      <path
        d="M202 424c24 46 80 52 118 26"
        fill="none"
        stroke="var(--paint-night)"
        strokeWidth="16"
        strokeLinecap="round"
      />
    </>
  );
}

export function Clinic() {
  return (
    <>
      <Sky />
      <Sun x={590} y={170} radius={84} />
      <path d="M0 404c200-60 520-60 800-10v206H0z" fill="var(--paint-gold)" />
      <Tree x={104} height={150} />
      <Tree x={716} height={190} />
      <path d="M0 470c260-24 540-20 800 2v128H0z" fill="var(--paint-sand)" />
      <Building />
      <MotherAndChild />
    </>
  );
}
