import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, chromiumExecutable } from './chromium.ts';

/** Closes the browser whatever becomes of the work. */
export async function inChromium<T>(
  work: (browser: Browser) => Promise<T>,
  args: readonly string[] = [],
): Promise<T> {
  const executablePath = await chromiumExecutable();
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
