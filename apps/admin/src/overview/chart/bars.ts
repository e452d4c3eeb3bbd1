/** A part of each bar, in one color. */
export interface Series {
  readonly name: string;
  /** As many as there are bars, and none below 0. */
  readonly values: readonly number[];
}

/** A chart of bars, each of them made of the series, the first at the bottom. */
export interface Bars {
  /** A short name below each bar. */
  readonly names: readonly string[];
  readonly series: readonly Series[];
  /** A value as the scale shows it. */
  readonly textOf: (value: number) => string;
}

/** Tokens of the colors of series, in their order. */
export const SERIES_COLORS = [
  '--ink-clay',
  '--ink-sky',
  '--ink-leaf',
  '--ink-gold',
  '--ink-plum',
  '--color-border-strong',
] as const;

/** The upper ends of the series within each bar, the highest series first: what is drawn later covers it. */
export function stackedEnds(series: readonly Series[]): number[][] {
  const ends: number[][] = [];
  for (const { values } of series) {
    const below = ends[0];
    ends.unshift(values.map((value, index) => value + (below?.[index] ?? 0)));
  }
  return ends;
}
