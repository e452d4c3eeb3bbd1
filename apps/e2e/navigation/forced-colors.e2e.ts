import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { pageIsLiving } from '../federation/living-page.ts';
import { colourAt } from '../home/colour-at.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** How bright a point is, from 0 to 255. */
async function brightnessAt(page: Page, point: { x: number; y: number }): Promise<number> {
  const { red, green, blue } = await colourAt(page, point);
  return (red + green + blue) / 3;
}

/** How much the sun of the logo, in its upper half, differs from the ground beside it. */
async function contrastOfLogo(page: Page): Promise<number> {
  const logo = page.getByRole('banner').getByRole('img', { name: 'RAADE' });
  const box = await logo.boundingBox();
  if (!box) throw new Error('The bar has no logo.');
  const sun = { x: box.x + box.height / 2, y: box.y + box.height * 0.4 };
  const ground = { x: box.x + box.height / 2, y: box.y - 2 };
  return Math.abs((await brightnessAt(page, sun)) - (await brightnessAt(page, ground)));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`where the system sets ${colorScheme} colours, the logo is seen on every page, at the top and scrolled`, async ({
    site,
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/', '/contact', '/donate', '/conference/register']) {
      await page.goto(site.url + path);
      await pageIsLiving(page);
      expect(await contrastOfLogo(page), path).toBeGreaterThan(150);
      await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }));
      await expect(page.getByRole('banner')).not.toHaveAttribute('data-ground', 'none');
      expect(await contrastOfLogo(page), `${path}, scrolled`).toBeGreaterThan(150);
    }
  });
}

test('where the system sets the colours, a word says that something is wrong', async ({
  site,
  page,
}) => {
  await page.goto(`${site.url}/apply/student`);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const before = await page
    .getByRole('paragraph')
    .filter({ hasText: /^full name is required$/ })
    .evaluate((wrong) => getComputedStyle(wrong, '::before').content);
  expect(before).toBe('"Error: "');
});
