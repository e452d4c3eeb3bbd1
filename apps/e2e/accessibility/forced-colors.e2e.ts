import type { Locator, Page } from '@playwright/test';
import { test as testOfSite } from '../federation/composed-site.ts';
import { colorAt } from '../home/color-at.ts';
import { expect, test } from './style-guide.ts';

const styleOf = (locator: Locator, property: string) =>
  locator.first().evaluate((element, name) => getComputedStyle(element)[name as 'color'], property);

test('with forced colors, controls keep their borders, chosen ones differ, and the focus is outlined', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const control of [
    page.getByRole('button', { name: 'Continue' }),
    page.getByRole('textbox', { name: 'Name' }),
    page.getByRole('combobox', { name: 'Country' }),
    page.locator('#cards-and-tables').getByText('warning'),
  ]) {
    expect(await styleOf(control, 'borderTopStyle')).not.toBe('none');
    const edge = await styleOf(control, 'borderTopColor');
    expect(edge).not.toBe(await styleOf(page.locator('body'), 'backgroundColor'));
  }

  const sectors = page.getByRole('group', { name: 'Sectors' }).first();
  const label = (hasText: string) => page.locator('label', { hasText });
  for (const [chosen, other] of [
    [
      sectors.getByRole('button', { pressed: true }),
      sectors.getByRole('button', { pressed: false }),
    ],
    [label('$50'), label('$25')],
    [label('System'), label('Dark')],
  ] as const) {
    const background = await styleOf(chosen, 'backgroundColor');
    expect(background).not.toBe(await styleOf(other, 'backgroundColor'));
  }
  const tab = (name: string) => page.getByRole('tab', { name });
  expect(await styleOf(tab('Friday'), 'borderBottomStyle')).toBe('solid');
  expect(await styleOf(tab('Saturday'), 'borderBottomStyle')).toBe('none');

  await page.keyboard.press('Tab');
  const focused = page.locator(':focus-visible');
  expect(await styleOf(focused, 'outlineStyle')).toBe('solid');
  expect(await styleOf(focused, 'outlineWidth')).toBe('3px');
});

/** Brightness of a point, from 0 to 255. */
async function brightnessAt(page: Page, point: { x: number; y: number }): Promise<number> {
  const { red, green, blue } = await colorAt(page, point);
  return (red + green + blue) / 3;
}

/** Difference in brightness between the logo's sun and its background. */
async function contrastOfLogo(page: Page): Promise<number> {
  const logo = page.getByRole('banner').getByRole('img', { name: 'RAADE' });
  const box = await logo.boundingBox();
  if (!box) throw new Error('The bar has no logo.');
  const sun = { x: box.x + box.height / 2, y: box.y + box.height * 0.4 };
  const ground = { x: box.x + box.height / 2, y: box.y - 2 };
  return Math.abs((await brightnessAt(page, sun)) - (await brightnessAt(page, ground)));
}

testOfSite(
  'where the system sets the colours, the logo is seen on every page, words lie on no film, and a word says what is wrong',
  async ({ site, page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
      for (const path of ['/', '/contact', '/donate', '/conference/register']) {
        await page.goto(site.url + path);
        const cell = `${path}, ${colorScheme}`;
        expect.soft(await contrastOfLogo(page), cell).toBeGreaterThan(150);
        await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }));
        await expect(page.getByRole('banner')).not.toHaveAttribute('data-ground', 'none');
        expect.soft(await contrastOfLogo(page), `${cell}, scrolled`).toBeGreaterThan(150);
      }
    }
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'no-preference' });
    await page.goto(site.url);
    await expect(page.locator('section#hero img')).toBeHidden();
    await expect(page.locator('section#hero video')).toHaveCount(0);

    await page.goto(`${site.url}/apply/student`);
    await page.getByRole('button', { name: 'Submit Application' }).click();
    const before = await page
      .getByRole('paragraph')
      .filter({ hasText: /^full name is required$/ })
      .evaluate((wrong) => getComputedStyle(wrong, '::before').content);
    expect(before).toBe('"Error: "');
  },
);
