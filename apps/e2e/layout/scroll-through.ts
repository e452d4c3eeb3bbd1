import { expect, type Page } from '@playwright/test';

/** Brings in what waits for the visitor to come near it, a good half of the screen at a time. */
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
