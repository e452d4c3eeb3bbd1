interface SunProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The sun with its glow, in every picture of the series. */
export function Sun({ x, y, radius }: SunProps) {
  return (
    <>
      <circle cx={x} cy={y} r={radius * 1.9} fill="var(--paint-sun)" opacity="0.14" />
      <circle cx={x} cy={y} r={radius * 1.4} fill="var(--paint-sun)" opacity="0.22" />
      <circle cx={x} cy={y} r={radius} fill="var(--paint-sun)" />
    </>
  );
}

/** The evening sky over the whole picture. */
export function Sky() {
  return <rect width="800" height="600" fill="var(--paint-dusk)" />;
}

interface DiamondsProps {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  /** Distance from one diamond to the next. */
  readonly step: number;
  readonly fill: string;
}

/** A row of diamonds, the motif of the woven pattern that runs through the site. */
export function Diamonds({ x, y, count, step, fill }: DiamondsProps) {
  const size = step * 0.42;
  const diamond = (_: unknown, index: number) =>
    `M${x + index * step} ${y - size}l${size} ${size}-${size} ${size}-${size}-${size}z`;
  return <path d={Array.from({ length: count }, diamond).join('')} fill={fill} />;
}
