import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';

/** Starts Chromium, runs `work` with it, and always closes it. */
export async function inChromium<T>(
  work: (browser: Browser) => Promise<T>,
  args: readonly string[] = [],
): Promise<T> {
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    args: [...CHROMIUM_ARGS, ...args],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
