import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** A phone that is four times slower than this machine, on a network of 150 ms and 1.6 Mbit/s. */
const SLOW_PHONE = {
  viewport: { width: 412, height: 823 },
  cpuSlowdown: 4,
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
} as const;

export interface PhoneVisit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
}

/** Opens an empty page with an empty cache on the slow phone. Whoever asked for it closes the context. */
export async function openOnSlowPhone(
  browser: Browser,
  { javaScriptEnabled = true } = {},
): Promise<PhoneVisit> {
  const { viewport, cpuSlowdown, network } = SLOW_PHONE;
  const context = await browser.newContext({ viewport, javaScriptEnabled });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { context, page, session };
}
