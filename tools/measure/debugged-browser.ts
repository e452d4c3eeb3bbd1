import { CHROMIUM_ARGS, chromiumExecutable } from '@raade/kit/browser/chromium.ts';
import { findFreePorts } from '@raade/kit/stack/ports.ts';
import { type Browser, chromium } from 'playwright-core';

/** A browser that Lighthouse can use, too: `port` is that of its debugging protocol. It is closed in the end. */
export async function withDebuggedBrowser<T>(
  use: (browser: Browser, port: number) => Promise<T>,
): Promise<T> {
  const { hub: port } = await findFreePorts();
  const executablePath = await chromiumExecutable();
  const browser = await chromium.launch({
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    return await use(browser, port);
  } finally {
    await browser.close();
  }
}
