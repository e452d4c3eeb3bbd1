import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pagesFileSchema } from '@raade/contracts/site/pages';
import { scrollTo } from '../layout/scroll-to.ts';
import { isMarkedDocument, markDocument } from '../releases/open-tab.ts';
import { type ComposedSite, expect, test } from './composed-site.ts';
import { frameIsHydrated } from './hydrated-page.ts';

const PAGES_FILE = path.resolve(import.meta.dirname, '../../../dist/apps/content/pages.json');

/** One static page of each kind. */
async function staticPaths(): Promise<string[]> {
  const { pages } = pagesFileSchema.parse(JSON.parse(await readFile(PAGES_FILE, 'utf8')));
  const kinds = new Map(
    pages.filter(({ isStatic }) => isStatic).map((page) => [page.chunk, page.path]),
  );
  return [...kinds.values()];
}

const scriptsOf = (app: 'shell' | 'content', { servers }: ComposedSite) =>
  servers[app].requests.filter((file) => file.endsWith('.js'));
const scriptsAsked = (site: ComposedSite) => scriptsOf('content', site);

/** Opens a page without interaction, so that its scripts do not start. */
const openToRead = (page: Page, url: string) => page.goto(url, { waitUntil: 'networkidle' });

/** The accessibility tree and screenshot of a page, without generated names. */
async function lookOf(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
  return {
    words: await page.getByRole('main').innerText(),
    tree: await page.getByRole('main').ariaSnapshot(),
    title: await page.title(),
    picture: await page.screenshot({ clip: { x: 0, y: 100, width: 1280, height: 1900 } }),
  };
}

async function scrollDownAndUpTo(page: Page, top: number): Promise<void> {
  const bar = page.locator('[data-area="navigation"]');
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top + 100);
  await expect(bar).not.toBeInViewport();
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect(bar).toBeInViewport();
}

/** The HTML of the page as if it were not static. */
const withoutStaticMark = (html: string) =>
  html
    .replaceAll(' data-static', '')
    .replace(/<\/template>\s*<template id="raade-scripts-later">/, '');

test('a static page loads no code of a remote until a link is followed, and its frame is one small script', async ({
  site,
  page,
}) => {
  for (const address of await staticPaths()) {
    await openToRead(page, site.url + address);
    await page.getByRole('heading', { level: 1 }).click();
    expect(scriptsAsked(site), address).toEqual([]);
  }

  await page.setViewportSize({ width: 390, height: 700 });
  await openToRead(page, `${site.url}/privacy`);
  await scrollDownAndUpTo(page, 500);
  expect(await page.evaluate(() => document.querySelector('#root[data-hydrated]'))).toBeNull();
  const scripts = scriptsOf('shell', site);
  expect(scripts.filter((file) => !/\/early-frame\.\w+\.js$/.test(file))).toEqual([]);
  // All other scripts fail, so the menu must work without them.
  site.servers.shell.fail({ kind: 'refused', matches: /\/js\/(?!early-frame)/ });
  const open = page.getByRole('button', { name: 'Open menu' });
  await open.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Contact' })).toBeVisible();
  // White on dark, whatever the color of the bar.
  await expect(menu.locator('[data-logo]')).toHaveCSS('filter', 'none');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  site.servers.shell.heal();

  // An open menu and a chosen theme stay after hydration, and so does the scroll position.
  await page.addInitScript(() => localStorage.setItem('raade-ui-theme', 'dark'));
  await openToRead(page, `${site.url}/privacy`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await scrollDownAndUpTo(page, 500);
  await open.click();
  await menu.getByText('System').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'system');
  await frameIsHydrated(page);
  await expect(menu).toBeVisible();
  await expect(menu).toHaveCSS('opacity', '1');
  await expect(menu.getByRole('radio', { name: 'System' })).toBeChecked();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(500);

  await page.setViewportSize({ width: 1280, height: 800 });
  await openToRead(page, `${site.url}/contact`);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('a static page equals the page that its remote would render, in text, structure and pixels', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 2000 });
  // From the second page on, our fonts are cached.
  await page.goto(`${site.url}/donate`);
  const looks = new Map<string, Awaited<ReturnType<typeof lookOf>>>();
  for (const address of await staticPaths()) {
    await openToRead(page, site.url + address);
    looks.set(address, await lookOf(page));
  }
  expect(scriptsAsked(site)).toEqual([]);

  await site.editPages(withoutStaticMark);
  for (const [address, { picture, ...isStatic }] of looks) {
    await page.goto(site.url + address);
    const { picture: hydratedPicture, ...hydrated } = await lookOf(page);
    expect(hydrated, address).toEqual(isStatic);
    expect(hydratedPicture.equals(picture), `picture of ${address}`).toBe(true);
  }
  expect(scriptsAsked(site)).not.toEqual([]);
});

test('a static page can be read while its remote is unavailable, also on return; its links work in the same document, and Back restores the scroll position', async ({
  site,
  page,
}) => {
  site.servers.content.fail({ kind: 'refused', matches: /\.js$/ });
  await openToRead(page, `${site.url}/privacy`);
  const footer = page.getByRole('contentinfo');
  const contact = footer.getByRole('link', { name: 'Contact', exact: true });
  await contact.hover();
  await frameIsHydrated(page);
  await contact.click();
  await expect(page).toHaveURL(`${site.url}/contact`);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await expect(page).toHaveTitle('Privacy - RAADE');
  await expect(page.getByRole('alert')).toHaveCount(0);
  site.servers.content.heal();

  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${site.url}/projects/maternal-health-platform`);
  await markDocument(page);
  const related = page.getByRole('complementary').getByRole('link', { name: 'Child Nutrition' });
  await scrollTo(related, 'center');
  const position = await page.evaluate(() => window.scrollY);
  expect(position).toBeGreaterThan(0);

  await related.click();
  await expect(page).toHaveURL(`${site.url}/projects/child-nutrition-initiative`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Child Nutrition Initiative');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByTestId('page-announcer')).toHaveText('Child Nutrition Initiative - RAADE');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maternal Health Platform');
  await expect(page).toHaveTitle('Maternal Health Platform - RAADE');
  expect(await page.evaluate(() => window.scrollY)).toBe(position);
  expect(await isMarkedDocument(page)).toBe(true);

  // Pointing at a link preloads the code of its page.
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.getByRole('link', { name: /Back to Studios/ }).hover();
  await expect.poll(() => scriptsAsked(site).some((file) => /\/studios\./.test(file))).toBe(true);
  expect(await heading.evaluate((element) => element.isConnected)).toBe(true);
});
