import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';

/** The modal dialogs of the frame: what opens each, and where its keys begin and end. */
const DIALOGS = [
  {
    name: 'Menu',
    width: 390,
    opener: 'Open menu',
    first: (dialog: Locator) => dialog.getByRole('button', { name: 'Search the site' }),
    last: (dialog: Locator) => dialog.getByRole('radio', { checked: true }),
  },
  {
    name: 'Search the site',
    width: 1280,
    opener: 'Search the site',
    first: (dialog: Locator) => dialog.getByRole('combobox'),
    last: (dialog: Locator) => dialog.getByRole('button', { name: 'Close' }),
  },
];

const isInside = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('dialog[open]') !== null);

for (const { name, width, opener, first, last } of DIALOGS) {
  test(`the dialog '${name}' has the keys of a modal dialog`, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const button = page.getByRole('banner').getByRole('button', { name: opener });
    const dialog = page.getByRole('dialog', { name, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(first(dialog), 'focus moves inside').toBeFocused();

    await page.keyboard.press('Shift+Tab');
    await expect(last(dialog), 'Shift+Tab goes from the first to the last').toBeFocused();
    await page.keyboard.press('Tab');
    await expect(first(dialog), 'Tab goes from the last to the first').toBeFocused();
    for (let press = 0; press < 20; press++) {
      await page.keyboard.press('Tab');
      expect(await isInside(page), 'Tab stays inside').toBe(true);
    }

    const behind = page.getByRole('main').getByRole('link').first();
    await behind.focus();
    await expect(behind, 'the page behind is inert').not.toBeFocused();
    await first(dialog).focus();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button, 'focus returns').toBeFocused();
  });
}
