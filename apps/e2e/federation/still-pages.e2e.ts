import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pagesFileSchema } from '@raade/contracts/pages';
import { scrollTo } from '../layout/scroll-to.ts';
import { type ComposedSite, expect, test } from './composed-site.ts';

const PAGES_FILE = path.resolve(import.meta.dirname, '../../../dist/apps/content/pages.json');

/** One page of each kind in which nothing is alive. */
async function stillPaths(): Promise<string[]> {
  const { pages } = pagesFileSchema.parse(JSON.parse(await readFile(PAGES_FILE, 'utf8')));
  const kinds = new Map(pages.filter(({ still }) => still).map((page) => [page.chunk, page.path]));
  return [...kinds.values()];
}

const scriptsAsked = ({ servers }: ComposedSite) =>
  servers.content.requests.filter((file) => file.endsWith('.js'));

/** The page as it is told and as it looks, without names that each render makes anew. */
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

test('a page in which nothing is alive loads no code of a remote until somebody goes on', async ({
  site,
  page,
}) => {
  for (const address of await stillPaths()) {
    await page.goto(site.url + address);
    await page.waitForLoadState('networkidle');
    await page.getByRole('heading', { level: 1 }).click();
    expect(scriptsAsked(site), address).toEqual([]);
  }
});

test('it is the page that its remote would show, to the letter and the pixel', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 2000 });
  // From here on our fonts are at hand: a first page may have to do without.
  await page.goto(`${site.url}/donate`);
  const looks = new Map<string, Awaited<ReturnType<typeof lookOf>>>();
  for (const address of await stillPaths()) {
    await page.goto(site.url + address);
    looks.set(address, await lookOf(page));
  }
  expect(scriptsAsked(site)).toEqual([]);

  await site.editPages((html) => html.replaceAll(' data-still', ''));
  for (const [address, { picture, ...still }] of looks) {
    await page.goto(site.url + address);
    const { picture: livingPicture, ...living } = await lookOf(page);
    expect(living, address).toEqual(still);
    expect(livingPicture.equals(picture), `picture of ${address}`).toBe(true);
  }
  expect(scriptsAsked(site)).not.toEqual([]);
});

test('its links are followed in the same document; the way back leads to where the visitor was', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${site.url}/projects/maternal-health-platform`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
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
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a link that is pointed at brings the code of its page ahead; the page stays as it is', async ({
  site,
  page,
}) => {
  await page.goto(`${site.url}/projects/maternal-health-platform`);
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.getByRole('link', { name: /Back to Studios/ }).hover();
  await expect.poll(() => scriptsAsked(site).some((file) => /\/studios\./.test(file))).toBe(true);
  expect(await heading.evaluate((element) => element.isConnected)).toBe(true);
});

test('it goes on being readable while its remote is down; another page says so', async ({
  site,
  page,
}) => {
  site.servers.content.fail({ kind: 'refused', matches: /\.js$/ });
  await page.goto(`${site.url}/privacy`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await expect(page).toHaveTitle('Privacy - RAADE');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
