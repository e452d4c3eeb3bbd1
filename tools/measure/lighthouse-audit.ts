import { Failure } from '@raade/contracts/base/failure';
import lighthouse, { type Flags } from 'lighthouse';
import * as z from 'zod/mini';
import { type Figures, METRICS, QUALITY, type Throttling } from './figures.ts';

const requestsSchema = z.object({
  items: z.array(
    z.object({ resourceType: z.optional(z.string()), transferSize: z.optional(z.number()) }),
  ),
});

/** Runs Lighthouse on a page as a phone with an empty cache. Throws an error if the page could not be measured. */
async function audit(url: string, flags: Flags) {
  const result = await lighthouse(url, { ...flags, logLevel: 'error' });
  const report = result?.lhr;
  if (!report || report.runtimeError) {
    throw new Error(`${url}: ${report?.runtimeError?.message ?? 'Lighthouse gave no report'}`);
  }
  const scoreOf = (id: string) => Math.round((report.categories[id]?.score ?? 0) * 100);
  return { report, scoreOf };
}

/**
 * Measures what does not depend on speed, like accessibility.
 * @param port of the browser's debugging protocol
 * @returns the figures of `POINTS`, and `machine`: Lighthouse's benchmark of this machine. Throttling is relative to
 * its speed and calibrated for values from 1,500 to 2,000
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md).
 */
export async function auditQuality(url: string, port: number): Promise<Figures> {
  const { scoreOf, report } = await audit(url, { port, onlyCategories: Object.values(QUALITY) });
  const quality = Object.entries(QUALITY).map(([title, id]) => [title, scoreOf(id)] as const);
  return { ...Object.fromEntries(quality), machine: Math.round(report.environment.benchmarkIndex) };
}

/** Maximum number of loads. On a busy machine, Lighthouse sometimes reports no figures. */
const MAX_ATTEMPTS = 3;

/**
 * Measures the speed of one load of a page.
 * @param port of the browser's debugging protocol
 * @returns the figures of `SPEED`
 */
export async function auditSpeed(
  url: string,
  port: number,
  throttling: Throttling,
  attempts = MAX_ATTEMPTS,
): Promise<Figures> {
  const { report, scoreOf } = await audit(url, {
    port,
    throttlingMethod: throttling,
    onlyCategories: ['performance'],
  });
  const metrics = Object.entries(METRICS).map(
    ([title, id]) => [title, report.audits[id]?.numericValue ?? Number.NaN] as const,
  );
  if (metrics.some(([, value]) => Number.isNaN(value))) {
    if (attempts > 1) return auditSpeed(url, port, throttling, attempts - 1);
    throw new Failure(`${url}: Lighthouse could not measure the page. The machine is too busy.`);
  }
  const { items } = requestsSchema.parse(report.audits['network-requests']?.details);
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script');
  return {
    score: scoreOf('performance'),
    ...Object.fromEntries(metrics),
    'script bytes': scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
  };
}
