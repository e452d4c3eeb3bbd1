import type { Page } from '@playwright/test';
import { violationsOf } from '../accessibility/violations.ts';
import { expect, test } from '../federation/composed-site.ts';
import { looksOf } from './entry-look.ts';

test.use({ viewport: { width: 390, height: 800 } });

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const top = (page: Page) => page.evaluate(() => window.scrollY);

async function openMenu(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
}

test('[NAV-30][NAV-34][NAV-35] the menu fills the screen and holds all of the navigation', async ({
  site,
  page,
}) => {
  await openMenu(page, site.url);
  await expect(menu(page)).toHaveCSS('opacity', '1');
  expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
  await expect(menu(page).getByRole('img', { name: 'RAADE' })).toBeVisible();
  await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeVisible();
  for (const [name, href] of [
    ['Contact', '/contact'],
    ['Events', '/conference'],
    ['Donate', '/conference#donation'],
    ['Join Us', '/#join'],
  ] as const) {
    await expect(menu(page).getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(
    menu(page).getByText(/© \d{4} Rice Association for African Development/),
  ).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('[NAV-31] below 1024 px the menu replaces the desktop items', async ({ site, page }) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto(site.url);
  await expect(opener(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await opener(page).click();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('[NAV-33] groups open and close independently', async ({ site, page }) => {
  await openMenu(page, site.url);
  const about = menu(page).getByRole('button', { name: 'More on About' });
  const studios = menu(page).getByRole('button', { name: 'More on Innovation Studios' });
  await about.click();
  await studios.click();
  await expect(menu(page).getByRole('link', { name: 'Team' })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Projects' })).toBeVisible();
  await about.click();
  await expect(menu(page).getByRole('link', { name: 'Team' })).toBeHidden();
  await expect(menu(page).getByRole('link', { name: 'Projects' })).toBeVisible();
});

test('[NAV-18] Register Now stands out from the other entries of its group', async ({
  site,
  page,
}) => {
  await openMenu(page, site.url);
  await menu(page).getByRole('button', { name: 'More on Conference' }).click();
  await expect(menu(page).getByRole('link', { name: 'Register Now' })).toBeVisible();
  const group = menu(page).locator('li:has-text("Register Now") ul a');
  const { highlighted, others } = await looksOf(group);
  expect(others).toHaveLength(8);
  for (const other of others) {
    expect(highlighted.color).not.toBe(other.color);
    expect(highlighted.weight).toBeGreaterThan(other.weight);
  }
});

test('[NAV-36] the menu closes on Escape and on the close button, and gives focus back', async ({
  site,
  page,
}) => {
  await openMenu(page, site.url);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await menu(page).getByRole('button', { name: 'Close menu' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('[NAV-36] choosing a link closes the menu and leads there', async ({ site, page }) => {
  await openMenu(page, site.url);
  await menu(page).getByRole('link', { name: 'Donate' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(`${site.url}/conference#donation`);
  await expect(page.locator('#donation')).toBeInViewport();
  await expect.poll(() => top(page)).toBeGreaterThan(200);
});

test('[NAV-37] the page does not scroll behind the menu and is where it was when it closes', async ({
  site,
  page,
}) => {
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 60));
  await opener(page).click();
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 500);
  await page.waitForTimeout(200);
  expect(await top(page)).toBe(60);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  expect(await top(page)).toBe(60);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => top(page)).toBeGreaterThan(60);
});

test('[NAV-38] it takes 0.3 s to open, and no time for those who prefer less motion', async ({
  site,
  page,
}) => {
  await openMenu(page, site.url);
  await expect(menu(page)).toHaveCSS('transition-duration', /^(0\.3s(, )?)+$/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(menu(page)).toHaveCSS('transition-duration', '0s');
});
