import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { interact, noteInteractions } from './interactions.ts';
import { openOnSlowPhone, type PhoneVisit } from './slow-phone.ts';
import { type ThreadFigures, threadFigures } from './thread-figures.ts';
import { readTrace, TRACE_CATEGORIES } from './trace-events.ts';
import { STILL_PAGE, WHOLE_PAGE } from '../whole-page.ts';

const LOOK_EVERY_MS = 250;
/** What a page does by itself some time after it has come alive belongs to the visit. */
const AFTERMATH_MS = 2500;

/** Looks by a bare question: Playwright's own way to wait puts a script into the page, which takes a slow phone long. */
async function untilWhole({ session }: PhoneVisit): Promise<void> {
  const expression = `document.querySelector('${WHOLE_PAGE}') !== null`;
  for (;;) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (result.value === true) return;
    await setTimeout(LOOK_EVERY_MS);
  }
}

/** What held the main thread in a first visit to `url`, with or without JavaScript. */
export async function traceVisit(
  browser: Browser,
  url: string,
  javaScriptEnabled: boolean,
): Promise<ThreadFigures> {
  const visit = await openOnSlowPhone(browser, { javaScriptEnabled });
  const { context, page } = visit;
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  await page.goto(url);
  if (javaScriptEnabled) {
    await untilWhole(visit);
    await setTimeout(AFTERMATH_MS);
  }
  await page.waitForLoadState('networkidle');
  const trace = await browser.stopTracing();
  await context.close();
  return threadFigures(url, readTrace(trace.toString()));
}

/** Whether nothing is alive in the page at `url`. */
export async function isStill(browser: Browser, url: string): Promise<boolean> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(url);
  const count = await page.locator(STILL_PAGE).count();
  await page.close();
  return count > 0;
}

/** The slowest answer to what a visitor does on the page at `url`, in milliseconds. */
export async function slowestAnswer(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openOnSlowPhone(browser);
  await noteInteractions(page);
  await page.goto(url);
  await page.locator(WHOLE_PAGE).waitFor();
  await page.waitForLoadState('networkidle');
  const slowest = await interact(page);
  await context.close();
  return slowest;
}
