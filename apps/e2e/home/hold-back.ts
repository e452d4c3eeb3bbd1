import type { Page } from '@playwright/test';

/** Holds matching requests; returns a function that releases them. */
export async function holdBack(page: Page, matches: RegExp | string): Promise<() => void> {
  const waiting: (() => void)[] = [];
  let isOpen = false;
  await page.route(matches, async (route) => {
    if (!isOpen) await new Promise<void>((go) => waiting.push(go));
    await route.continue();
  });
  return () => {
    isOpen = true;
    for (const go of waiting) go();
  };
}
