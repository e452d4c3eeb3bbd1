/** Upper bounds of the buckets; the good and the poor of https://web.dev/articles/vitals are among them. */
const BOUNDS = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000, 60_000],
  cls: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 100],
  inp: [50, 100, 150, 200, 300, 500, 1000, 60_000],
} as const;

export type Vital = keyof typeof BOUNDS;

/** The name of the bucket that a value falls into; a point would part a field's path, so it is written as an `_`. */
export function bucketOf(vital: Vital, value: number): string {
  const bounds: readonly number[] = BOUNDS[vital];
  const bound = bounds.find((each) => value <= each) ?? bounds.at(-1);
  return String(bound).replace('.', '_');
}

/**
 * The value below which the share of all lies, as if those of one bucket lay evenly between its bounds; null if there
 * are none.
 */
export function percentile(
  vital: Vital,
  counted: Readonly<Record<string, number>>,
  share: number,
): number | null {
  const bounds: readonly number[] = BOUNDS[vital];
  const heights = bounds.map((bound) => counted[bucketOf(vital, bound)] ?? 0);
  const wanted = heights.reduce((sum, height) => sum + height, 0) * share;
  if (wanted === 0) return null;
  let below = 0;
  for (const [index, height] of heights.entries()) {
    const lower = bounds[index - 1] ?? 0;
    const upper = bounds[index] ?? lower;
    if (below + height >= wanted) return lower + ((wanted - below) / height) * (upper - lower);
    below += height;
  }
  return bounds.at(-1) ?? null;
}
