import type { Page } from '@playwright/test';

/** Lets matching requests wait; the function that it returns lets them go on. */
export async function holdBack(page: Page, matches: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(matches, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
