import type { Page } from '@playwright/test';
import { violationsOf } from '../accessibility/violations.ts';
import { expect, test } from '../federation/composed-site.ts';
import { holdBack } from '../home/hold-back.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the site' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the site' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

test('search opens, finds and follows results by keyboard', async ({ site, page }) => {
  await page.goto(site.url);
  const requested = () => Object.values(site.servers).flatMap(({ requests }) => requests);
  expect(requested().filter((path) => path.includes('search'))).toEqual([]);

  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('SÓLAR');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results$/);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(`${site.url}/projects/sunfi-solar-initiative`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();

  await page.keyboard.press('/');
  await page.keyboard.type('lunch');
  await dialog(page).getByRole('group', { name: 'Sessions' }).getByRole('option').first().click();
  await expect(page).toHaveURL(`${site.url}/conference?day=2#session-lunch`);

  await test.step('the shortcuts do not work in fields, and the one of a single key can be switched off permanently', async () => {
    await page.goto(`${site.url}/donate`);
    const text = page.getByRole('textbox').first();
    await text.fill('1');
    await text.press('/');
    await expect(text).toHaveValue('1/');
    await expect(dialog(page)).toBeHidden();
    await text.press('Control+k');
    await expect(field(page)).toBeFocused();
    await dialog(page).getByRole('checkbox', { name: 'Open search with /' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(text).toBeFocused();
    await page.goto(site.url);
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });
});

test('search reports that its code failed to load, works on the next try, and keeps typed text', async ({
  site,
  page,
}) => {
  // Search also retries by itself, so its code is made available only by the press.
  await page.route(/\/js\/search\./, async (route) => {
    const isPressed = await page.evaluate(() => 'pressed' in document.body.dataset);
    await (isPressed ? route.continue() : route.abort());
  });
  await page.goto(site.url);
  await page.keyboard.press('/');
  await expect(dialog(page).getByRole('alert')).toContainText('Search is not available right now.');
  const again = dialog(page).getByRole('button', { name: 'Try Again' });
  await again.evaluate((button: HTMLElement) => {
    document.body.dataset['pressed'] = '';
    button.click();
  });
  await expect(field(page)).toBeFocused();
  await page.unrouteAll();

  await test.step('text typed while the code loads is kept', async () => {
    const letCodeCome = await holdBack(page, /\/js\/search\./);
    await page.goto(site.url);
    await page.keyboard.press('/');
    await page.keyboard.type('for');
    await expect(dialog(page).getByRole('status')).toHaveText('Loading search...');
    letCodeCome();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('um');
    await expect(field(page)).toHaveValue('forum');
    await expect(option(page, /^RAADE Day Forum/)).toBeVisible();
  });
});

test('in the mobile menu the search button opens a field in the menu', async ({ site, page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const button = menu.getByRole('button', { name: 'Search the site' });
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('ama sample');
  await expect(option(page, /^Ama Sample/).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await violationsOf(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(button).toBeFocused();
  await expect(menu.getByRole('navigation', { name: 'Main' })).toBeVisible();

  await button.click();
  await page.keyboard.type('donate');
  await option(page, /^Donate/).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(`${site.url}/donate`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});
