import { DEADLINES } from '@raade/contracts/deadlines';
import { ERROR_MESSAGES } from '@raade/contracts/error-messages';
import { type ComposedSite, expect, test } from '../federation/composed-site.ts';
import {
  breakDonation,
  breakHomePage,
  heal,
  logOf,
  loseRemote,
  loseSections,
  timesLogged,
} from './faults.ts';
import { scrollTo } from '../layout/scroll-to.ts';
import { withinNow } from '../machine/pace.ts';

const { page: notLoaded, crash, section, details } = ERROR_MESSAGES;

/** Milliseconds of all tries of a section's code, on a machine that is busy. */
const SECTION_TRIES = DEADLINES.chunk * DEADLINES.chunkTries + 5000;

test("[ERR-02][ERR-16] a page that cannot be loaded says so with the error's message, and 'Refresh Page' reloads", async ({
  site,
  page,
}) => {
  loseRemote(site, 'content');
  await site.forgetPrerendering();
  await page.goto(site.url);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(notLoaded.title);
  const alert = main.getByRole('alert');
  await expect(alert).toContainText(section.unavailable);
  await expect(alert).toContainText(notLoaded.text);
  await expect(main.getByText('The entry of content could not be fetched')).toBeVisible();

  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await Promise.all([
    page.waitForEvent('load'),
    main.getByRole('button', { name: notLoaded.action }).click(),
  ]);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
  await expect(main.getByText(notLoaded.text)).toBeVisible();
});

test("[ERR-03][ERR-16] a page that throws shows message, component stack and 'Reload Page', which reloads", async ({
  site,
  page,
}) => {
  await breakHomePage(site, page);
  await site.forgetPrerendering();
  await page.goto(site.url);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(crash.title);
  await expect(main.getByRole('alert')).toContainText(crash.text);
  await expect(main.getByText('fault while rendering')).toBeVisible();
  const stack = main.locator('pre');
  await expect(stack).toBeHidden();
  await main.getByText(details).click();
  await expect(stack).toContainText(/at .*\.js:\d+:\d+/);

  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await Promise.all([
    page.waitForEvent('load'),
    main.getByRole('button', { name: crash.action }).click(),
  ]);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
});

test('while a failed page is tried again by itself, its screen stands still: focus stays, nothing is announced anew', async ({
  site,
  page,
}) => {
  const log = logOf(page);
  await breakHomePage(site, page);
  await site.forgetPrerendering();
  await page.goto(site.url);
  const button = page.getByRole('button', { name: crash.action });
  await button.focus();
  const alert = await page.getByRole('main').getByRole('alert').elementHandle();
  await expect.poll(() => timesLogged(log, 'part failed')).toBeGreaterThan(2);
  await expect(button).toBeFocused();
  expect(await alert.evaluate((element) => element.isConnected)).toBe(true);

  await heal(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Rice Association/);
});

const sectionFaults = [
  {
    name: 'cannot be loaded',
    title: section.unavailable,
    message: 'The entry of giving could not be fetched',
    provoke: (site: ComposedSite) => loseRemote(site, 'giving'),
  },
  {
    name: 'throws',
    title: section.failed,
    message: 'fault while rendering',
    provoke: breakDonation,
  },
];

for (const { name, title, message, provoke } of sectionFaults) {
  test(`[ERR-11][ERR-16] a section that ${name} is '${title}' in its place, with a retry`, async ({
    site,
    page,
  }) => {
    await provoke(site, page);
    await page.goto(`${site.url}/conference#donation`);
    const slot = page.locator('#donation');
    await expect(slot.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(slot.getByRole('alert')).toContainText(section.text);
    await expect(slot.getByText(message)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const tried = site.servers.giving.requests.length;
    await slot.getByRole('button', { name: section.action }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => site.servers.giving.requests.length).toBeGreaterThan(tried);
    site.servers.giving.heal();
    await heal(page);
    await expect(slot.getByRole('alert')).toHaveCount(0);
    await expect(slot).toContainText('Support Our Mission');
  });
}

const lazySections = [
  { path: '/', id: 'join', heading: 'Three ways to build with us' },
  { path: '/about', id: 'team', heading: /^Run by students/ },
];

for (const { path, id, heading } of lazySections) {
  test(`[ERR-11][ERR-16] section ${id} of ${path}, whose code is missing, shows what the error says, until it is there`, async ({
    site,
    page,
  }) => {
    await loseSections(site);
    await page.goto(`${site.url}${path}`);
    const part = page.locator(`section#${id}`);
    await scrollTo(part);
    await expect(part.getByRole('heading', { level: 2 })).toHaveText(section.unavailable, {
      timeout: withinNow(SECTION_TRIES),
    });
    await expect(part.getByRole('alert')).toContainText(section.text);
    await expect(part.getByText(/Loading chunk .* failed|longer than usual/)).toBeVisible();
    await expect(part.getByRole('button', { name: section.action })).toBeVisible();

    site.servers.content.heal();
    await expect(part.getByRole('heading', { level: 2, name: heading })).toBeVisible({
      timeout: withinNow(SECTION_TRIES),
    });
  });
}
