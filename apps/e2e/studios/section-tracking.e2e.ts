import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const rail = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const current = (page: Page) => rail(page).locator('[aria-current]');

const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
const topOf = (page: Page, id: string) =>
  page
    .locator(`#${id}`)
    .evaluate((section) => section.getBoundingClientRect().top + window.scrollY);

test('[STU-12] the section is followed from the hero on, by 70% of the window and 100px offsets', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/studios`);
  await expect(page.locator('#apply')).toBeAttached();
  await expect(rail(page)).toBeHidden();
  await scrollTo(page, 629);
  await expect(rail(page)).toBeHidden();
  await scrollTo(page, 630);
  await expect(current(page)).toHaveText(['Overview']);

  const projects = Math.ceil(await topOf(page, 'projects'));
  await scrollTo(page, projects - 102);
  await expect(current(page)).toHaveText(['Overview']);
  await scrollTo(page, projects - 100);
  await expect(current(page)).toHaveText(['Projects']);
  const apply = Math.ceil(await topOf(page, 'apply'));
  await scrollTo(page, apply - 102);
  await expect(current(page)).toHaveText(['Projects']);
  await scrollTo(page, apply - 100);
  await expect(current(page)).toHaveText(['Apply']);
});

test('[STU-13] the positions follow a resize and a shorter list of projects', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/studios`);
  await page.getByRole('button', { name: 'Energy', exact: true }).click();
  await expect(page.locator('#projects').getByRole('heading', { level: 3 })).toHaveCount(1);
  await scrollTo(page, Math.ceil(await topOf(page, 'apply')) - 100);
  await expect(current(page)).toHaveText(['Apply']);

  await page.setViewportSize({ width: 1600, height: 500 });
  await scrollTo(page, Math.ceil(await topOf(page, 'projects')) - 100);
  await expect(current(page)).toHaveText(['Projects']);
  await rail(page).getByRole('link', { name: 'Overview' }).click();
  await expect(current(page)).toHaveText(['Overview']);
  await expect(page).toHaveURL(`${site.url}/studios?sector=energy#overview`);
});
