import type { Page } from '@playwright/test';

/**
 * A slow network makes each step of loading visible. The processor is not throttled, since that costs as much CPU time
 * again and shows no more steps.
 */
const NETWORK = {
  offline: false,
  latency: 100,
  downloadThroughput: 400_000,
  uploadThroughput: 200_000,
};

interface Shift {
  /** The score of https://web.dev/articles/cls, from 0 to 1. */
  readonly value: number;
  /** The elements that moved. */
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    layoutShifts: Shift[];
  }

  /** https://wicg.github.io/layout-instability, which TypeScript does not know. */
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly { readonly node?: Node }[];
  }
}

export async function throttle(page: Page, line: Partial<typeof NETWORK> = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', { ...NETWORK, ...line });
}

/** Blocks our fonts. Shifts caused by fonts are measured by `font-swap.e2e.ts`. */
export async function withoutFonts(page: Page): Promise<void> {
  await page.route(/\.woff2$/, (route) => route.fulfill({ status: 204 }));
}

/** Records layout shifts from the next navigation on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    const textOf = ({ node }: LayoutShift['sources'][number]) =>
      `${node?.nodeName} "${node?.textContent?.slice(0, 40)}"`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        window.layoutShifts.push({ value, moved: sources.map(textOf) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the shifts since the navigation. */
export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => window.layoutShifts);
}
