import type { Page, Route } from '@playwright/test';

/** Keeps requests waiting; the returned function lets them go on. */
export async function hold(page: Page, files: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(files, (route) => (isHolding ? void held.push(route) : route.continue()));
  return async () => {
    isHolding = false;
    for (const route of held) await route.continue();
  };
}
