import { expect, test } from '../federation/composed-site.ts';
import { pageIsHydrated } from '../federation/hydrated-page.ts';
import { sectionCode } from '../federation/section-code.ts';
import { movementsOf } from './movements.ts';
import { scrollThrough } from './scroll-through.ts';

test('[RESP-08] with reduced motion nothing moves: no page, menu, search, toast or placeholder', async ({
  site,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site.url}/conference`);
  await scrollThrough(page);
  expect(await movementsOf(page), 'the forum page').toEqual([]);

  await page.goto(site.url);
  await expect(page.locator('video')).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'More on Conference' }).click();
  await expect(page.getByRole('link', { name: 'Register Now' }).first()).toBeVisible();
  expect(await movementsOf(page), 'home with a dropdown').toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search the site' })).toBeFocused();
  expect(await movementsOf(page), 'with search').toEqual([]);

  await page.goto(`${site.url}/donate`);
  await page.getByLabel('Custom', { exact: true }).check();
  await page.getByLabel('Custom amount').press('Enter');
  await expect(page.getByRole('button', { name: /^Dismiss: / }).first()).toBeVisible();
  expect(await movementsOf(page), 'with a toast').toEqual([]);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.clock.install();
  const code = new RegExp(await sectionCode('overview'));
  site.servers.content.fail({ kind: 'hanging', matches: code });
  // The load event would wait for code that is held back.
  await page.goto(`${site.url}/about`, { waitUntil: 'commit' });
  await pageIsHydrated(page);
  await expect(page.getByText('Loading new model...')).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'More on About' }).click();
  expect(await movementsOf(page), 'with the menu, and a section that waits').toEqual([]);
});
