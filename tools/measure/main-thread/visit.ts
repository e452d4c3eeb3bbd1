import type { Browser } from 'playwright-core';
import { interact, noteInteractions } from './interactions.ts';
import { openOnSlowPhone } from './slow-phone.ts';
import { type ThreadFigures, threadFigures } from './thread-figures.ts';
import { readTrace, TRACE_CATEGORIES } from './trace-events.ts';

/** Nothing on the page is left of what came with the HTML: all of it answers. */
const ALIVE = '#root[data-alive]:not(:has([data-prerendered]))';
/** What a page does by itself some time after it has come alive belongs to the visit. */
const AFTERMATH_MS = 2500;

/** What held the main thread in a first visit to `url`, with or without JavaScript. */
export async function traceVisit(
  browser: Browser,
  url: string,
  javaScriptEnabled: boolean,
): Promise<ThreadFigures> {
  const { context, page } = await openOnSlowPhone(browser, { javaScriptEnabled });
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  await page.goto(url);
  if (javaScriptEnabled) {
    await page.locator(ALIVE).waitFor();
    await page.waitForTimeout(AFTERMATH_MS);
  }
  await page.waitForLoadState('networkidle');
  const trace = await browser.stopTracing();
  await context.close();
  return threadFigures(url, readTrace(trace.toString()));
}

/** The slowest answer to what a visitor does on the page at `url`, in milliseconds. */
export async function slowestAnswer(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openOnSlowPhone(browser);
  await noteInteractions(page);
  await page.goto(url);
  await page.locator(ALIVE).waitFor();
  await page.waitForLoadState('networkidle');
  const slowest = await interact(page);
  await context.close();
  return slowest;
}
