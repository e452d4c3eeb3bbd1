import type { Browser } from 'playwright-core';
import { openOnSlowPhone } from './main-thread/slow-phone.ts';
import { WHOLE_PAGE } from './whole-page.ts';

export interface ColdLoad {
  /** Largest Contentful Paint, in milliseconds after the navigation began. */
  readonly lcp: number;
  readonly requests: number;
  /** Transferred bytes, headers included, as Chromium counts them. */
  readonly bytes: number;
  /** The part of them that is JavaScript. */
  readonly scriptBytes: number;
}

interface Finished {
  readonly requestId: string;
  readonly encodedDataLength: number;
}

/** Opens a page with an empty cache, throttled, and measures until it lives and the network is quiet. */
export async function measureColdLoad(browser: Browser, url: string): Promise<ColdLoad> {
  const { context, page, session } = await openOnSlowPhone(browser);
  const scripts = new Set<string>();
  const finished: Finished[] = [];
  const inlined = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.add(requestId);
    // Chromium reports these as requests, though nothing is asked of the network.
    if (response.url.startsWith('data:')) inlined.add(requestId);
  });
  session.on('Network.loadingFinished', (event) => {
    if (!inlined.has(event.requestId)) finished.push(event);
  });

  // Until the network is quiet nothing is asked of the page: the answer would take a slow phone's time before its paint.
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator(WHOLE_PAGE).waitFor();
  await page.waitForLoadState('networkidle');
  const lcp = await page.evaluate<number>(largestContentfulPaint);
  await context.close();

  const sum = (events: readonly Finished[]) =>
    events.reduce((total, { encodedDataLength }) => total + encodedDataLength, 0);
  return {
    lcp,
    requests: finished.length,
    bytes: sum(finished),
    scriptBytes: sum(finished.filter(({ requestId }) => scripts.has(requestId))),
  };
}

/** Runs in the page, so it is a text: these sources are typed for Node. */
const largestContentfulPaint = `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0))
    .observe({ type: 'largest-contentful-paint', buffered: true });
})`;

/** The middle one of each figure. */
export function medianOf(loads: readonly ColdLoad[]): ColdLoad {
  const middle = (pick: (load: ColdLoad) => number) =>
    loads.map(pick).sort((a, b) => a - b)[Math.floor(loads.length / 2)] ?? 0;
  return {
    lcp: middle((load) => load.lcp),
    requests: middle((load) => load.requests),
    bytes: middle((load) => load.bytes),
    scriptBytes: middle((load) => load.scriptBytes),
  };
}
