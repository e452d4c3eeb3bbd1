import { differenceInterval, median } from './paired-difference.ts';

/** How Lighthouse gets the figures of a slow phone: computed from a fast load (its default), or from a slowed load. */
export const THROTTLINGS = ['simulate', 'devtools'] as const;
export type Throttling = (typeof THROTTLINGS)[number];

/** Categories that do not depend on speed, by the title of their column. */
export const QUALITY = { a11y: 'accessibility', best: 'best-practices', SEO: 'seo' } as const;

export const METRICS = {
  'blocking ms': 'total-blocking-time',
  'largest paint ms': 'largest-contentful-paint',
  'layout shifts': 'cumulative-layout-shift',
} as const;

/** Figures about speed, in the order of their columns. Scores are from 0 to 100. */
export const SPEED = ['score', ...Object.keys(METRICS), 'script bytes'];
export const POINTS = Object.keys(QUALITY);

/** Figures by the title of their column. */
export type Figures = Readonly<Record<string, number>>;

/** Formats a figure for a table: layout shifts have decimals, others are rounded. */
export const cell = (title: string, value: number) =>
  title === 'layout shifts' ? value.toFixed(3) : String(Math.round(value));

/** Loads of one page. Those at the same index were made one after the other. */
export interface Loads {
  readonly before: readonly Figures[];
  readonly now: readonly Figures[];
}

/** A row for each figure: both medians, the difference, its interval, and `more` or `less` if it is significant. */
export function differenceRows({ before, now }: Loads): string[][] {
  return SPEED.map((title) => {
    const of = (loads: readonly Figures[]) => loads.map((load) => load[title] ?? Number.NaN);
    const [were, are] = [of(before), of(now)];
    const differences = are.map((value, index) => value - (were[index] ?? Number.NaN));
    const { estimate, low, high } = differenceInterval(differences);
    const [a, b, difference, from, to] = [median(were), median(are), estimate, low, high].map(
      (value) => cell(title, value),
    );
    const verdict = low > 0 ? 'more' : high < 0 ? 'less' : '';
    return [title, `${a}`, `${b}`, `${difference}`, `${from} to ${to}`, verdict];
  });
}
