import lighthouse from 'lighthouse';

/** How the slow phone is made: computed from a fast load (Lighthouse's default), or really slowed down. */
export const THROTTLINGS = ['simulate', 'devtools'] as const;
export type Throttling = (typeof THROTTLINGS)[number];

/** Scores are from 0 to 100, times in milliseconds. */
export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly cls: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly fcp: number;
}

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const;

const METRICS = {
  cls: 'cumulative-layout-shift',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  fcp: 'first-contentful-paint',
} as const;

function mapValues<K extends string, T>(
  names: Readonly<Record<K, string>>,
  read: (id: string) => T,
) {
  const entries = Object.entries<string>(names).map(([key, id]) => [key, read(id)]);
  return Object.fromEntries(entries) as Record<K, T>;
}

/**
 * Opens a page as Lighthouse's phone does, with an empty cache.
 * @param port of the browser's debugging protocol
 * Throws if the page could not be measured.
 */
export async function audit(url: string, port: number, throttling: Throttling): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    throttlingMethod: throttling,
    onlyCategories: Object.values(CATEGORIES),
    logLevel: 'error',
  });
  const report = result?.lhr;
  if (!report || report.runtimeError) {
    throw new Error(`${url}: ${report?.runtimeError?.message ?? 'Lighthouse gave no report'}`);
  }
  return {
    ...mapValues(CATEGORIES, (id) => Math.round((report.categories[id]?.score ?? 0) * 100)),
    ...mapValues(METRICS, (id) => report.audits[id]?.numericValue ?? Number.NaN),
  };
}
