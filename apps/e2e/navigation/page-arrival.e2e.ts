import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';

const announcer = (page: Page) => page.getByTestId('page-announcer');
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const top = (page: Page) => page.evaluate(() => window.scrollY);
const outline = (page: Page) =>
  page.evaluate(
    () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
  );

test('by keyboard, a link leads to the heading of the next page, which is announced', async ({
  site,
  page,
}) => {
  await page.goto(site.url);
  await expect(heading(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await expect(announcer(page)).toBeEmpty();

  await page.getByRole('banner').getByRole('link', { name: 'Conference', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  expect(await outline(page)).toBe('solid');
  await expect(page).toHaveTitle('RAADE Day Forum');
  await expect(announcer(page)).toHaveText('RAADE Day Forum');
  expect(await top(page)).toBe(0);
});

test('with a pointer the heading gets focus without a ring', async ({ site, page }) => {
  await page.goto(site.url);
  await page.getByRole('banner').getByRole('link', { name: 'Conference', exact: true }).click();
  await expect(heading(page)).toBeFocused();
  expect(await outline(page)).toBe('none');
});

test('going back and forward keeps the position, and the keyboard starts at the page', async ({
  site,
  page,
}) => {
  await page.goto(`${site.url}/conference`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.getByRole('link', { name: 'RAADE home' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(heading(page)).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/conference`);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => top(page)).toBe(500);
});

test('a link to a part of another page moves focus to that part, and the page still scrolls there', async ({
  site,
  page,
}) => {
  await page.goto(site.url);
  await page.getByRole('banner').getByRole('link', { name: 'Donate', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/conference#donation`);
  await expect(announcer(page)).toHaveText('RAADE Day Forum');
  await expect(page.locator('#donation')).toBeInViewport({ ratio: 0.4 });
  expect(await page.evaluate(() => document.activeElement?.closest('#donation') !== null)).toBe(
    true,
  );
  // The form comes in after the page, from another remote: before that there is nothing to go on to.
  await expect(page.locator('#donation').getByRole('radio').first()).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#donation') !== null)).toBe(
    true,
  );
});

test('another part of the same page leaves focus on the link', async ({ site, page }) => {
  await page.goto(`${site.url}/conference`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const donate = page.getByRole('banner').getByRole('link', { name: 'Donate', exact: true });
  await donate.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => top(page)).toBeGreaterThan(100);
  await expect(donate).toBeFocused();
  await expect(announcer(page)).toBeEmpty();
});
