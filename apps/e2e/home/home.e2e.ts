import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/every-theme.ts';
import { expect, test } from '../federation/composed-site.ts';
import { scrollTo } from '../layout/scroll-to.ts';

const section = (page: Page, id: string) => page.locator(`section#${id}`);
const join = (page: Page) =>
  section(page, 'join').getByRole('heading', { level: 2, name: 'Three ways to build with us' });

const topOf = (page: Page, id: string) =>
  section(page, id).evaluate((element) => Math.abs(element.getBoundingClientRect().top));

/** Blocks YouTube, which these tests do not need. */
test.beforeEach(({ page }) => page.route('https://www.youtube.com/**', (route) => route.abort()));

test('[HOME-10][HOME-12][ROUTE-01] buttons and links of the page scroll to its sections', async ({
  site,
  page,
}) => {
  const stat = section(page, 'transition-stat');
  await page.goto(site.url);
  await expectAccessible(page, 'home');
  await page.getByRole('link', { name: 'Scroll down' }).press('Enter');
  await expect.poll(() => topOf(page, 'transition-stat')).toBeLessThan(150);
  await expect(stat.getByRole('heading', { level: 2 })).toBeInViewport();

  const hook = section(page, 'transition-hook');
  await scrollTo(hook);
  await hook.getByRole('link', { name: 'See how to add yours.' }).click();
  await expect(page).toHaveURL(`${site.url}/#join`);
  await expect(join(page)).toBeInViewport();

  await page.goto(site.url);
  await page.getByRole('link', { name: 'Start Building Today' }).click();
  await expect(join(page)).toBeVisible();
  await expect.poll(() => topOf(page, 'join')).toBeLessThan(150);

  await test.step('the page opens at #join, although everything above loads late', async () => {
    await page.goto(`${site.url}/#join`);
    await expect.poll(() => topOf(page, 'join')).toBeLessThan(150);
    await page.waitForLoadState('networkidle');
    expect(await topOf(page, 'join')).toBeLessThan(150);
    await page.goto(`${site.url}/about`);
    await page.getByRole('banner').getByRole('link', { name: 'Join Us' }).click();
    await expect(join(page)).toBeVisible();
    await expect.poll(() => topOf(page, 'join')).toBeLessThan(150);
  });
});
