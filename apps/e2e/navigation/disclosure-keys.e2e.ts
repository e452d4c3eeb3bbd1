import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';

const bar = (page: Page) => page.getByRole('banner');
const link = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const more = (page: Page, name: string) =>
  bar(page).getByRole('button', { name: `More on ${name}` });

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Presses keys one after another; after each, focus is where the table says. */
async function walk(page: Page, steps: readonly (readonly [key: string, reaches: string])[]) {
  for (const [key, reaches] of steps) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      return element?.getAttribute('aria-label') ?? element?.textContent;
    });
    expect(focused, `after ${key}`).toBe(reaches);
  }
}

test('Tab and Shift+Tab walk through pages, buttons and the entries of the open dropdown', async ({
  site,
  page,
}) => {
  await open(page, site.url);
  await link(page, 'About').focus();
  await walk(page, [
    ['Tab', 'More on About'],
    ['Tab', 'Innovation Studios'],
    ['Shift+Tab', 'More on About'],
    ['Enter', 'More on About'],
    ['Tab', 'Overview'],
    ['Tab', 'Approach'],
    ['Tab', 'Impact'],
    ['Tab', 'Team'],
    ['Shift+Tab', 'Impact'],
  ]);
  await expect(more(page, 'About')).toHaveAttribute('aria-expanded', 'true');
  await walk(page, [
    ['Tab', 'Team'],
    ['Tab', 'Innovation Studios'],
  ]);
  await expect(more(page, 'About')).toHaveAttribute('aria-expanded', 'false');
});

test('Enter and Space open and close a dropdown, Enter follows a link, Escape gives focus back', async ({
  site,
  page,
}) => {
  await open(page, site.url);
  const button = more(page, 'Conference');
  await button.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(link(page, 'Overview')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(`${site.url}/`);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('arrows, Home and End move among pages and buttons, and inside an open dropdown', async ({
  site,
  page,
}) => {
  await open(page, site.url);
  await link(page, 'About').focus();
  await walk(page, [
    ['ArrowLeft', 'About'],
    ['ArrowRight', 'More on About'],
    ['ArrowDown', 'Innovation Studios'],
    ['ArrowUp', 'More on About'],
    ['ArrowLeft', 'About'],
    ['End', 'More on Conference'],
    ['ArrowRight', 'More on Conference'],
    ['Home', 'About'],
    ['ArrowRight', 'More on About'],
    ['Space', 'More on About'],
    ['ArrowDown', 'Overview'],
    ['ArrowUp', 'Overview'],
    ['ArrowDown', 'Approach'],
    ['ArrowRight', 'Impact'],
    ['ArrowLeft', 'Approach'],
    ['End', 'Team'],
    ['ArrowDown', 'Team'],
    ['Home', 'Overview'],
    ['Escape', 'More on About'],
    ['ArrowRight', 'Innovation Studios'],
  ]);
  await expect(more(page, 'About')).toHaveAttribute('aria-expanded', 'false');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the groups of the mobile menu open and close with Enter and Space', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, site.url);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const group = menu.getByRole('button', { name: 'More on About' });
  await group.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('link', { name: 'Team' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Overview' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press(key);
    await expect(menu.getByRole('link', { name: 'Team' })).toBeHidden();
  }
});
