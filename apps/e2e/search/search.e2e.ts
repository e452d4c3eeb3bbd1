import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { SEARCH_FILE, searchFileSchema } from '@raade/contracts/search';
import { releaseEdited } from '@raade/prove/fault-server/changed-release.ts';
import { pointTo } from '@raade/prove/fault-server/release-into.ts';
import { violationsOf } from '../accessibility/violations.ts';
import { type ComposedSite, expect, test } from '../federation/composed-site.ts';
import { pageIsLiving } from '../federation/living-page.ts';
import { linkState } from '../navigation/link-state.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the site' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the site' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Releases a content remote that says that it has a project, a speaker and a session. */
async function addEntries(site: ComposedSite): Promise<void> {
  await releaseEdited(site, 'content', async (build) => {
    const file = path.join(build, SEARCH_FILE);
    const { entries } = searchFileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    const more = [
      { title: 'Zebu water filter', path: '/projects/water', kind: 'Project' },
      { title: 'A zebu speaker', path: '/conference/speakers/sample', kind: 'Speaker' },
      { title: 'Zebu session', path: '/conference#donation', kind: 'Session' },
    ];
    await writeFile(file, JSON.stringify({ entries: [...entries, ...more] }));
  });
}

test('[NAV-32] on a wide screen the keyboard opens search, finds a session and goes there', async ({
  site,
  page,
}) => {
  await addEntries(site);
  await open(page, site.url);
  const asked = () => Object.values(site.servers).flatMap(({ requests }) => requests);
  expect(asked().filter((path) => path.includes('search'))).toEqual([]);

  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('ZEBÚ');
  await expect(dialog(page).getByRole('status')).toHaveText('3 results');
  await expect(dialog(page).getByRole('group')).toHaveText([/^Project/, /^Session/, /^Speaker/]);
  expect(await violationsOf(page)).toEqual([]);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Zebu session')).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(`${site.url}/conference#donation`);
  await expect(page.locator('#donation')).toBeInViewport({ ratio: 0.4 });
  expect(await linkState(page)).toEqual({ scrollTo: 'donation' });
});

for (const { words, kind, title, path } of [
  { words: 'privacy', kind: 'Pages', title: 'Privacy', path: '/privacy' },
  {
    words: 'solar access',
    kind: 'Projects',
    title: 'Solar Access Program',
    path: '/projects/sunfi-solar-initiative',
  },
  {
    words: 'ama sample',
    kind: 'Speakers',
    title: 'Ama Sample',
    path: '/conference/speakers/ama-sample',
  },
  { words: 'lunch', kind: 'Sessions', title: 'Lunch', path: '/conference?day=2#session-lunch' },
]) {
  test(`[NAV-32] search finds what the site has of the kind ${kind}`, async ({ site, page }) => {
    await open(page, site.url);
    await page.keyboard.press('/');
    await page.keyboard.type(words);
    const found = dialog(page).getByRole('group', { name: kind }).getByRole('option');
    await found.filter({ hasText: title }).first().click();
    await expect(page).toHaveURL(site.url + path);
  });
}

test('[NAV-32] search forgives slips of the fingers, and leads on where it finds nothing', async ({
  site,
  page,
}) => {
  await open(page, site.url);
  await page.keyboard.press('/');
  const offered = ['Schedule', 'Donate', 'Apply as a student', 'Solar Access Program'];
  for (const name of offered) await expect(option(page, name)).toBeVisible();
  await page.keyboard.type('elephants');
  await expect(dialog(page).getByRole('status')).toContainText('No results for "elephants"');
  for (const name of offered) await expect(option(page, name)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await field(page).fill('womens enterprenership');
  await expect(dialog(page).getByRole('status')).toContainText('Did you mean this?');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/projects/womens-entrepreneurship-program`);
});

test('[NAV-32] in the mobile menu the search button opens a field in the menu', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await addEntries(site);
  await open(page, site.url);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const button = menu.getByRole('button', { name: 'Search the site' });
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('zebu');
  await expect(option(page, 'A zebu speaker')).toBeVisible();
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

test('[NAV-32] what a remote has is found while it is down, in one file of the site', async ({
  site,
  page,
}) => {
  site.servers.giving.fail({ kind: 'refused', matches: /./ });
  await open(page, site.url);
  await page.getByRole('banner').getByRole('button', { name: 'Search the site' }).click();
  await page.keyboard.type('donate');
  await expect(option(page, /^Donate/)).toBeVisible();
  await expect(dialog(page)).not.toContainText('may be missing');
  const asked = Object.values(site.servers).flatMap(({ requests }) => requests);
  expect(asked.filter((path) => path.includes('search.json'))).toHaveLength(1);
});

test('[NAV-32] a remote whose file cannot be read takes only its own results along, until it is put right', async ({
  site,
  page,
}) => {
  const good = site.pointers.get('giving')?.release ?? '';
  await releaseEdited(site, 'giving', (build) => writeFile(path.join(build, SEARCH_FILE), 'none'));
  await open(page, site.url);
  await page.getByRole('banner').getByRole('button', { name: 'Search the site' }).click();
  await page.keyboard.type('forum');
  await expect(option(page, /^RAADE Day Forum/)).toBeVisible();
  await expect(option(page, /^Donate/)).toHaveCount(0);
  await expect(dialog(page)).toContainText('some results may be missing');

  await pointTo(site, 'giving', good);
  await dialog(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(option(page, /^Donate/)).toBeVisible();
  await expect(dialog(page)).not.toContainText('may be missing');
  await expect(field(page)).toBeFocused();
});

test('a file that hangs is given up, and comes on the next try', async ({ site, page }) => {
  site.servers.shell.fail({ kind: 'hanging', matches: /search\.json/ });
  await open(page, site.url);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('RAADE Day Forum');
  await expect(dialog(page).getByRole('status')).toHaveText('Search is not available right now.');
  site.servers.shell.heal();
  await dialog(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(option(page, /^RAADE Day Forum/)).toBeVisible();
});

test('search whose code cannot be had says so, and comes on the next try', async ({
  site,
  page,
}) => {
  // Search also comes back by itself, at a moment of its own: here the code can be had from the press on.
  await page.route(/\/js\/search\./, async (route) => {
    const isPressed = await page.evaluate(() => 'pressed' in document.body.dataset);
    await (isPressed ? route.continue() : route.abort());
  });
  await open(page, site.url);
  await page.keyboard.press('/');
  await expect(dialog(page).getByRole('alert')).toContainText('Search is not available right now.');
  const again = dialog(page).getByRole('button', { name: 'Try Again' });
  await again.evaluate((button: HTMLElement) => {
    document.body.dataset['pressed'] = '';
    button.click();
  });
  await expect(field(page)).toBeFocused();
});

test('what is typed while the code is on its way is not lost', async ({ site, page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/js\/search\./, (route) => held.then(() => route.continue()));
  await open(page, site.url);
  await page.keyboard.press('/');
  await page.keyboard.type('for');
  await expect(dialog(page).getByRole('status')).toHaveText('Loading search...');
  release();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('um');
  await expect(field(page)).toHaveValue('forum');
  await expect(option(page, /^RAADE Day Forum/)).toBeVisible();
});

test('the shortcuts keep out of fields, and the one of a single key can be switched off for good', async ({
  site,
  page,
}) => {
  await page.goto(`${site.url}/donate`);
  await pageIsLiving(page);
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
  await open(page, site.url);
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
});
