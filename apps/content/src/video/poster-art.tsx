import { styled } from '@raade/platform';

const ROWS = 4;
const SEATS = 17;

/** The outline of head and shoulders. */
const headAt = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0z` +
  `M${x - radius * 2} ${y + radius * 3.4}a${radius * 2} ${radius * 2} 0 0 1 ${radius * 4} 0z`;

/** Rows of heads, from the stage to the viewer: each one larger, lower and wider. Each row is one shape. */
const rows = Array.from({ length: ROWS }, (_, row) => {
  const radius = 9 + row * 5;
  const gap = radius * 4.4;
  const y = 236 + row * row * 9 + row * 22;
  const shift = row % 2 === 0 ? 0 : gap / 2;
  return Array.from({ length: SEATS }, (_seat, seat) =>
    headAt(Math.round(320 + (seat - (SEATS - 1) / 2) * gap + shift), y, radius),
  ).join('');
});

/** Heads closer to the stage are brighter. */
const brightnessOf = (row: number) => `${(ROWS - 1 - row) * 24}%`;

const Art = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

/** A decorative picture of a full hall before a stage, for example as the poster of a video. */
export function PosterArt() {
  return (
    <Art
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="640" height="360" fill="var(--paint-dusk)" />
      <path
        d="M0 0H640V48L560 0 480 48 400 0 320 48 240 0 160 48 80 0 0 48z"
        fill="var(--paint-night)"
      />
      <circle cx="320" cy="226" r="150" fill="var(--paint-clay)" />
      <circle cx="320" cy="226" r="112" fill="var(--paint-sun)" />
      <circle cx="320" cy="226" r="74" fill="var(--paint-gold)" />
      <rect y="226" width="640" height="160" fill="var(--paint-night)" />
      {rows.map((heads, row) => (
        <g key={heads}>
          <path d={heads} fill="var(--paint-night)" />
          <path d={heads} fill="var(--paint-dusk)" fillOpacity={brightnessOf(row)} />
        </g>
      ))}
    </Art>
  );
}
