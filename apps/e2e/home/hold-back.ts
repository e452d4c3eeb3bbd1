import type { Page } from '@playwright/test';

/** Lets matching requests wait; the function that it returns lets them go on. */
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
