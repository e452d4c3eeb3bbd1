import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'playwright-core';

/**
 * Lighthouse's measure of how quick this machine is at the moment; takes a second. A processor that is slowed 4 times
 * is the phone that limits are meant for where this is 1,500 to 2,000
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md).
 */
export async function machineIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const index = await page.evaluate<number>(`(${String(pageFunctions.computeBenchmarkIndex)})()`);
  await page.close();
  return Math.round(index);
}
