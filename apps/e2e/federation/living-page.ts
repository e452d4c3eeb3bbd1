import { expect, type Page } from '@playwright/test';

/** The frame answers: what came with the HTML has been replaced, but for the page itself. */
export const isAlive = (page: Page) => expect(page.locator('#root[data-alive]')).toBeAttached();

/** The page answers, too: nothing that came with the HTML is left. */
export async function pageIsLiving(page: Page): Promise<void> {
  await isAlive(page);
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
}
