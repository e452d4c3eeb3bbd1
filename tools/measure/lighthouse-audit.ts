import lighthouse, { type Flags } from 'lighthouse';

/** How the slow phone is made: computed from a fast load (Lighthouse's default), or really slowed down. */
export const THROTTLINGS = ['simulate', 'devtools'] as const;
export type Throttling = (typeof THROTTLINGS)[number];

/** Points from 0 to 100 for how well a page is made, which is the same at any speed. */
export interface Quality {
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
}

/** Points from 0 to 100 for how fast a page is, and the times in milliseconds that make them. */
export interface Speed {
  readonly performance: number;
  readonly cls: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly fcp: number;
}

export type Scores = Quality & Speed;

const QUALITY = {
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

/** Opens a page as Lighthouse's phone does, with an empty cache. Throws if the page could not be measured. */
async function open(url: string, flags: Flags) {
  const result = await lighthouse(url, { ...flags, logLevel: 'error' });
  const report = result?.lhr;
  if (!report || report.runtimeError) {
    throw new Error(`${url}: ${report?.runtimeError?.message ?? 'Lighthouse gave no report'}`);
  }
  const points = (id: string) => Math.round((report.categories[id]?.score ?? 0) * 100);
  return { report, points };
}

/**
 * @param port of the browser's debugging protocol
 * @returns with the quality Lighthouse's measure of the machine. Slowing down is relative to it: its slow phone is
 * meant for machines of 1,500 to 2,000 (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md).
 */
export async function auditQuality(
  url: string,
  port: number,
): Promise<{ readonly quality: Quality; readonly machine: number }> {
  const { points, report } = await open(url, { port, onlyCategories: Object.values(QUALITY) });
  return { quality: mapValues(QUALITY, points), machine: report.environment.benchmarkIndex };
}

/** @param port of the browser's debugging protocol */
export async function auditSpeed(
  url: string,
  port: number,
  throttling: Throttling,
): Promise<Speed> {
  const { report, points } = await open(url, {
    port,
    throttlingMethod: throttling,
    onlyCategories: ['performance'],
  });
  return {
    performance: points('performance'),
    ...mapValues(METRICS, (id) => report.audits[id]?.numericValue ?? Number.NaN),
  };
}
