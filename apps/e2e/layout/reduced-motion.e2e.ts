import { expect, test } from '../federation/composed-site.ts';
import { pageIsLiving } from '../federation/living-page.ts';
import { sectionCode } from '../federation/section-code.ts';
import { movementsOf } from './movements.ts';
import { publicRoutes } from './public-routes.ts';
import { scrollThrough } from './scroll-through.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const route of publicRoutes()) {
  test(`[RESP-08] nothing of ${route} moves for those who prefer less motion`, async ({
    site,
    page,
  }) => {
    await page.goto(site.url + route);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await movementsOf(page), 'at the top').toEqual([]);
    await scrollThrough(page);
    expect(await movementsOf(page), 'at the end').toEqual([]);
    await expect(page.locator('video')).toHaveCount(0);
  });
}

test('[RESP-08] neither the navigation nor its menu and search move for them', async ({
  site,
  page,
}) => {
  await page.goto(site.url);
  await page.getByRole('banner').getByRole('button', { name: 'More on Conference' }).click();
  await expect(page.getByRole('link', { name: 'Register Now' }).first()).toBeVisible();
  expect(await movementsOf(page), 'with a dropdown').toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search the site' })).toBeFocused();
  expect(await movementsOf(page), 'with search').toEqual([]);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${site.url}/about`);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'More on About' }).click();
  expect(await movementsOf(page), 'with the menu').toEqual([]);
});

test('[RESP-08] a toast is there at once for them', async ({ site, page }) => {
  await page.goto(`${site.url}/donate`);
  await page.getByLabel('Custom', { exact: true }).check();
  await page.getByLabel('Custom amount').press('Enter');
  await expect(page.getByRole('button', { name: /^Dismiss: / }).first()).toBeVisible();
  expect(await movementsOf(page)).toEqual([]);
});

test('[RESP-08] what waits for its code does so without turning or pulsing', async ({
  site,
  page,
}) => {
  await page.clock.install();
  const code = new RegExp(await sectionCode('overview'));
  site.servers.content.fail({ kind: 'hanging', matches: code });
  // The document is not loaded while code of it is on its way.
  await page.goto(`${site.url}/about`, { waitUntil: 'commit' });
  await pageIsLiving(page);
  await expect(page.getByText('Loading new model...')).toBeVisible();
  expect(await movementsOf(page)).toEqual([]);
});
