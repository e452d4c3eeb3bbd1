import { differenceInterval, median } from './paired-difference.ts';

/** How the slow phone is made: computed from a fast load (Lighthouse's default), or really slowed down. */
export const THROTTLINGS = ['simulate', 'devtools'] as const;
export type Throttling = (typeof THROTTLINGS)[number];

/** Categories that do not depend on speed, by the title of their column. */
export const QUALITY = { a11y: 'accessibility', best: 'best-practices', SEO: 'seo' } as const;

export const METRICS = {
  'blocking ms': 'total-blocking-time',
  'largest paint ms': 'largest-contentful-paint',
  'layout shifts': 'cumulative-layout-shift',
} as const;

/** Figures of how fast a page is, in the order of their columns; the score and points are of 100. */
export const SPEED = ['score', ...Object.keys(METRICS), 'script bytes'];
export const POINTS = Object.keys(QUALITY);

/** Figures by the title of their column. */
export type Figures = Readonly<Record<string, number>>;

/** A figure as tables show it: shifts keep their decimals. */
export const cell = (title: string, value: number) =>
  title === 'layout shifts' ? value.toFixed(3) : String(Math.round(value));

/** Loads of one page; those of the same place were made one after the other. */
export interface Loads {
  readonly before: readonly Figures[];
  readonly now: readonly Figures[];
}

/** A row for each figure: both medians, the difference with its interval, and `more` or `less` where that is sure. */
export function differenceRows({ before, now }: Loads): string[][] {
  return SPEED.map((title) => {
    const of = (loads: readonly Figures[]) => loads.map((load) => load[title] ?? Number.NaN);
    const [were, are] = [of(before), of(now)];
    const differences = are.map((value, index) => value - (were[index] ?? Number.NaN));
    const { estimate, low, high } = differenceInterval(differences);
    const [a, b, difference, from, to] = [median(were), median(are), estimate, low, high].map(
      (value) => cell(title, value),
    );
    const sure = low > 0 ? 'more' : high < 0 ? 'less' : '';
    return [title, `${a}`, `${b}`, `${difference}`, `${from} to ${to}`, sure];
  });
}
