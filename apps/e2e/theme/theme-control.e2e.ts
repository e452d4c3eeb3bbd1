import type { Page } from '@playwright/test';
import { violationsOf } from '../accessibility/violations.ts';
import { expect, test } from '../federation/composed-site.ts';
import { pageIsLiving } from '../federation/living-page.ts';

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('[THEME-04] the footer has a control for light, dark and system, and the choice stays', async ({
  site,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(site.url);
  const control = page.getByRole('contentinfo').getByRole('radiogroup');
  await expect(control.getByRole('radio')).toHaveCount(3);
  await expect(control.getByRole('radio', { name: 'System' })).toBeChecked();
  const dark = await background(page);

  await control.getByRole('radio', { name: 'Light' }).check();
  expect(await theme(page)).toBe('light');
  const light = await background(page);
  expect(light).not.toBe(dark);
  await control.getByRole('radio', { name: 'Dark' }).check();
  expect(await theme(page)).toBe('dark');
  await page.reload();
  await expect(control.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await background(page)).toBe(dark);

  await control.getByRole('radio', { name: 'System' }).check();
  expect(await background(page)).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await background(page)).toBe(light);
});

test('[THEME-04] so does the mobile menu', async ({ site, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const control = page.getByRole('dialog').getByRole('radiogroup');
  await expect(control.getByRole('radio')).toHaveCount(3);
  await control.getByRole('radio', { name: 'Dark' }).check();
  expect(await theme(page)).toBe('dark');
});

test('[THEME-04] so do the tools of the bar, by keyboard alone', async ({ site, page }) => {
  await page.goto(`${site.url}/about`);
  await pageIsLiving(page);
  const tool = page.getByRole('banner').getByRole('button', { name: 'Theme' });
  const control = page.getByRole('banner').getByRole('radiogroup', { name: 'Theme' });
  await expect(control).toBeHidden();
  await tool.focus();
  await page.keyboard.press('Enter');
  await expect(tool).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(control.getByRole('radio', { name: 'System' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(control.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await theme(page)).toBe('dark');
  expect(await violationsOf(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(control).toBeHidden();
  await expect(tool).toBeFocused();
  await tool.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(control).toBeHidden();
});
