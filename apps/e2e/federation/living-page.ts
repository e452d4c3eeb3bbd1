import { expect, type Page } from '@playwright/test';
import { test as base } from '../policy/policy-watch.ts';

/** The frame answers: what came with the HTML has been replaced, but for the page itself. */
export const isAlive = (page: Page) => expect(page.locator('#root[data-alive]')).toBeAttached();

/** Points at a link, as who goes on does: a page in which nothing is alive waits for that. */
async function goOn(page: Page): Promise<void> {
  const links = page.locator('#root:has([data-still]) a[href]');
  if ((await links.count()) > 0) await links.first().dispatchEvent('pointerover');
}

/** The page answers, too: nothing that came with the HTML is left. */
export async function pageIsLiving(page: Page): Promise<void> {
  await goOn(page);
  await isAlive(page);
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
}

/**
 * Has a page wait in `goto` and `reload` until it lives: before, it only looks as if it answered. A story that names what
 * to wait for instead (`{ waitUntil: 'load' }` and the like, as where nothing is to live) gets that.
 */
export function answeringOnceAlive(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil && url !== 'about:blank') await pageIsLiving(page);
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await pageIsLiving(page);
    return response;
  };
  return page;
}

export const test = base.extend({
  page: async ({ page }, use) => use(answeringOnceAlive(page)),
});
