import { Diamonds, Sky, Sun } from './scene.tsx';

/** Letters of Nigerian languages, drawn as strokes so that no font decides how they look. */
const OPEN_E = 'M330 186c-20-24-72-20-72 12 0 22 22 28 40 28-22 0-46 6-46 32 0 34 58 38 82 12';
const HOOKED_B = 'M520 330v-96c0-40 44-44 52-26M520 282c18-30 74-26 74 22 0 46-52 52-74 24';
const DOTTED_O = 'M640 266c30 0 42 22 42 44s-14 44-42 44-42-20-42-44 14-44 42-44zM640 378h1';

export function Letters() {
  return (
    <>
      <Sky />
      <Sun x={420} y={300} radius={130} />
      <path d="M0 470c260-30 540-30 800 0v130H0z" fill="var(--paint-gold)" />
      <path
        d="M164 118h242a34 34 0 0 1 34 34v150a34 34 0 0 1-34 34H284l-62 62v-62h-58a34 34 0 0 1-34-34V152a34 34 0 0 1 34-34z"
        fill="var(--paint-cloud)"
      />
      <path
        d="M498 130h180a34 34 0 0 1 34 34v186a34 34 0 0 1-34 34h-34v56l-62-56h-84a34 34 0 0 1-34-34V164a34 34 0 0 1 34-34z"
        fill="var(--paint-leaf)"
      />
      <g fill="none" strokeWidth="22" strokeLinecap="round" strokeLinejoin="round">
        <path d={OPEN_E} stroke="var(--paint-clay)" />
        <path
          d={`${HOOKED_B}${DOTTED_O}`}
          stroke="var(--paint-cloud)"
          transform="translate(62 8) scale(0.88)"
        />
      </g>
      <path
        d="M128 470c120-34 216-26 272 22 56-48 152-56 272-22v86c-120-24-216-14-272 26-56-40-152-50-272-26z"
        fill="var(--paint-plum)"
      />
      <path d="M148 452c104-30 196-20 252 24v86c-62-38-154-44-252-22z" fill="var(--paint-cloud)" />
      <path d="M652 452c-104-30-196-20-252 24v86c62-38 154-44 252-22z" fill="var(--paint-sand)" />
      <path
        d="M184 476c64-12 124-4 176 18M184 508c64-12 124-4 176 18"
        fill="none"
        stroke="var(--paint-dusk)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <Diamonds x={470} y={500} count={5} step={36} fill="var(--paint-clay)" />
    </>
  );
}
