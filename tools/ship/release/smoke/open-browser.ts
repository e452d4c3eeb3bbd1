import type { Browser } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumExecutable } from '@raade/kit/browser/chromium.ts';

/** Starts a Chromium; undefined where there is none. */
export async function openBrowser(): Promise<Browser | undefined> {
  const [{ chromium }, executablePath] = await Promise.all([
    import('@playwright/test'),
    chromiumExecutable(),
  ]);
  const executable = executablePath === undefined ? {} : { executablePath };
  return chromium.launch({ args: CHROMIUM_ARGS, ...executable }).catch(() => undefined);
}
