import type { Page } from '@playwright/test';
import { violationsOf } from '../accessibility/violations.ts';
import { expect, test } from '../federation/composed-site.ts';

const KEY = 'raade-ui-theme';
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const isDark = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor === 'rgb(11, 20, 32)');

test('[THEME-01][THEME-02][THEME-03][THEME-04] footer, bar and menu change the theme, which is stored on the device; before a choice it is that of the system', async ({
  site,
  page,
}) => {
  await page.goto(site.url);
  const inFooter = page.getByRole('contentinfo').getByRole('radiogroup');
  await expect(inFooter.getByRole('radio', { name: 'System' })).toBeChecked();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await isDark(page)).toBe(colorScheme === 'dark');
  }
  expect(await stored(page)).toBeNull();
  for (const name of ['Light', 'System', 'Dark']) {
    await inFooter.getByRole('radio', { name }).check();
    expect(await stored(page)).toBe(name.toLowerCase());
    expect(await isDark(page)).toBe(name === 'Dark');
  }
  await page.reload();
  await expect(inFooter.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await isDark(page)).toBe(true);

  await test.step('the theme button of the bar works by keyboard alone', async () => {
    const tool = page.getByRole('banner').getByRole('button', { name: 'Theme' });
    const control = page.getByRole('banner').getByRole('radiogroup', { name: 'Theme' });
    await expect(control).toBeHidden();
    await tool.press('Enter');
    await expect(tool).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(control.getByRole('radio', { name: 'Dark' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(control.getByRole('radio', { name: 'Light' })).toBeChecked();
    expect(await theme(page)).toBe('light');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(control).toBeHidden();
    await expect(tool).toBeFocused();
    await tool.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(control).toBeHidden();
  });
  await test.step('the mobile menu changes the theme', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const control = page.getByRole('dialog').getByRole('radiogroup');
    await expect(control.getByRole('radio')).toHaveCount(3);
    await control.getByRole('radio', { name: 'Dark' }).check();
    expect(await theme(page)).toBe('dark');
  });
});
