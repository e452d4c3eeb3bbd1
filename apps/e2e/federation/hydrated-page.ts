import { expect, type Page } from '@playwright/test';
import { test as base } from '../policy/policy-watch.ts';

/** Waits until the frame is hydrated. */
export const frameIsHydrated = (page: Page) =>
  expect(page.locator('#root[data-hydrated]')).toBeAttached();

/** Points at a link, which starts the scripts of static pages. */
async function goOn(page: Page): Promise<void> {
  const links = page.locator('#root:has([data-static]) a[href]');
  if ((await links.count()) > 0) await links.first().dispatchEvent('pointerover');
}

/** Waits until the page is hydrated, too. */
export async function pageIsHydrated(page: Page): Promise<void> {
  await goOn(page);
  await frameIsHydrated(page);
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
}

/**
 * Makes `goto` and `reload` of a page wait for hydration, since prerendered pages look ready before. Tests that pass
 * `waitUntil` do not wait.
 */
export function waitForHydration(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil && url !== 'about:blank') await pageIsHydrated(page);
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await pageIsHydrated(page);
    return response;
  };
  return page;
}

export const test = base.extend({
  page: async ({ page }, use) => use(waitForHydration(page)),
});
