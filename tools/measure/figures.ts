import { differenceInterval, median } from './paired-difference.ts';

/** Lighthouse computes the figures of a slow phone from a fast load (`simulate`), or slows the load (`devtools`). */
export const THROTTLINGS = ['simulate', 'devtools'] as const;
export type Throttling = (typeof THROTTLINGS)[number];

/** Categories that do not depend on speed, by the title of their column. */
export const QUALITY = { a11y: 'accessibility', best: 'best-practices', SEO: 'seo' } as const;

/** Lighthouse's audits of speed, by the title of their column. */
export const METRICS = {
  'blocking ms': 'total-blocking-time',
  'largest paint ms': 'largest-contentful-paint',
  'layout shifts': 'cumulative-layout-shift',
} as const;

/** Titles of the columns about speed, in their order. The score is from 0 to 100. */
export const SPEED = ['score', ...Object.keys(METRICS), 'script bytes'];
/** Titles of the columns of `QUALITY`, whose figures are points from 0 to 100. */
export const POINTS = Object.keys(QUALITY);

/** Figures by the title of their column. */
export type Figures = Readonly<Record<string, number>>;

/** Formats a figure for a table: layout shifts have decimals, others are rounded. */
export const format = (title: string, value: number) =>
  title === 'layout shifts' ? value.toFixed(3) : String(Math.round(value));

/** Loads of one page. Those at the same index were made one after the other. */
export interface Loads {
  readonly before: readonly Figures[];
  readonly now: readonly Figures[];
}

/** A difference is significant if its interval does not contain 0. */
function verdictOf(low: number, high: number): string {
  if (low > 0) return 'more';
  return high < 0 ? 'less' : '';
}

/** A row for each figure: both medians, the difference, its interval, and `more` or `less` if it is significant. */
export function formatDifferences({ before, now }: Loads): string[][] {
  return SPEED.map((title) => {
    const valuesOf = (loads: readonly Figures[]) => loads.map((load) => load[title] ?? Number.NaN);
    const oldValues = valuesOf(before);
    const newValues = valuesOf(now);
    const differences = newValues.map((value, index) => value - (oldValues[index] ?? Number.NaN));
    const { estimate, low, high } = differenceInterval(differences);
    const numbers = [median(oldValues), median(newValues), estimate];
    const interval = `${format(title, low)} to ${format(title, high)}`;
    return [title, ...numbers.map((value) => format(title, value)), interval, verdictOf(low, high)];
  });
}
