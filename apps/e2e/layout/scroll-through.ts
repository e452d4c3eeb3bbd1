import { expect, type Page } from '@playwright/test';

/** Scrolls through the page by half a screen at a time, so that lazy parts are loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  const isAtEnd = () =>
    page.evaluate(
      () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1,
    );
  while (!(await isAtEnd())) {
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 500);
    await page.waitForFunction((top) => window.scrollY > top, before);
  }
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/^Loading .*\.\.\.$/)).toHaveCount(0);
}
