import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';

const KEY = 'raade-ui-theme';
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const isDark = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor === 'rgb(11, 20, 32)');
const choice = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('radiogroup').getByRole('radio', { name });

test('[THEME-01][THEME-02] light, dark or system is kept on the device, and comes back from there', async ({
  site,
  page,
}) => {
  await page.goto(site.url);
  expect(await stored(page)).toBeNull();
  for (const theme of ['Dark', 'System', 'Light']) {
    await choice(page, theme).check();
    expect(await stored(page)).toBe(theme.toLowerCase());
  }
  await page.evaluate((key) => localStorage.setItem(key, 'dark'), KEY);
  await page.reload();
  await expect(choice(page, 'Dark')).toBeChecked();
  expect(await isDark(page)).toBe(true);
});

test('[THEME-03] until somebody chooses, the site is dark where the system asks for it, and light elsewhere', async ({
  site,
  page,
}) => {
  await page.goto(site.url);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await isDark(page)).toBe(colorScheme === 'dark');
  }
  expect(await stored(page)).toBeNull();
});
