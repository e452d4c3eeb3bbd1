import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { colorAt } from '../home/color-at.ts';

const styleOf = (locator: Locator, property: string) =>
  locator.first().evaluate((element, name) => getComputedStyle(element)[name as 'color'], property);

test('with forced colors, controls keep their borders, chosen ones differ, and the focus is outlined', async ({
  site,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${site.url}/apply/partner`);
  const main = page.getByRole('main');
  for (const control of [
    main.getByRole('button', { name: 'Submit Partnership Request' }),
    main.getByLabel('Contact Name'),
    main.getByLabel('Organization Type'),
  ]) {
    expect(await styleOf(control, 'borderTopStyle')).not.toBe('none');
    const edge = await styleOf(control, 'borderTopColor');
    expect(edge).not.toBe(await styleOf(page.locator('body'), 'backgroundColor'));
  }
  const label = (text: RegExp) => page.locator('label', { hasText: text });
  const differ = async (chosen: Locator, other: Locator) => {
    const background = await styleOf(chosen, 'backgroundColor');
    expect(background).not.toBe(await styleOf(other, 'backgroundColor'));
  };
  await page.goto(`${site.url}/donate`);
  await differ(label(/^\$50$/), label(/^\$25$/));
  await differ(label(/^System$/), label(/^Dark$/));
  await page.goto(`${site.url}/studios`);
  const sectors = page.getByRole('group', { name: 'Filter projects by sector' });
  const sector = (pressed: boolean) => sectors.getByRole('button', { pressed });
  await differ(sector(true), sector(false));
  await page.goto(`${site.url}/conference`);
  const tab = (selected: boolean) => page.locator('#schedule').getByRole('tab', { selected });
  expect(await styleOf(tab(true), 'borderBottomStyle')).toBe('solid');
  expect(await styleOf(tab(false), 'borderBottomStyle')).toBe('none');

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

test('with forced colors the logo is visible on every page, no film is behind text, and errors are marked with a word', async ({
  site,
  page,
}) => {
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
});
