import { ERROR_MESSAGES } from '@raade/contracts/base/failure-messages';
import { NOT_FOUND_HEAD } from '@raade/contracts/site/not-found-page';
import { expectAccessible } from '../accessibility/every-theme.ts';
import { expect, test } from '../federation/composed-site.ts';
import { isMarkedDocument, markDocument } from '../releases/open-tab.ts';
import {
  breakHomePage,
  breakNotFoundPage,
  heal,
  logOf,
  loseNotFoundPage,
  loseRemote,
  pressAndReload,
  timesLogged,
} from './faults.ts';

const { page: notLoaded, crash, section, details, content, router } = ERROR_MESSAGES;
const widths = [360];

test("[ERR-02][ERR-11][ERR-16] a page or a section that cannot be loaded says so with the error's message, can be retried, and recovers by itself", async ({
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
  await expectAccessible(page, 'a page that is not loaded', { widths });
  await pressAndReload(page, main.getByRole('button', { name: notLoaded.action }));
  await expect(main.getByText(notLoaded.text)).toBeVisible();
  await markDocument(page);
  site.servers.content.heal();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Rice Association/);
  expect(await isMarkedDocument(page)).toBe(true);

  // Without its remote, the section shows a message.
  loseRemote(site, 'giving');
  await page.goto(`${site.url}/conference#donation`);
  const slot = page.locator('#donation');
  await expect(slot.getByRole('heading', { level: 2 })).toHaveText(section.unavailable);
  await expect(slot.getByRole('alert')).toContainText(section.text);
  await expect(slot.getByText('The entry of giving could not be fetched')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'a section that is not loaded', { widths });
  const tried = site.servers.giving.requests.length;
  await slot.getByRole('button', { name: section.action }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => site.servers.giving.requests.length).toBeGreaterThan(tried);
  site.servers.giving.heal();
  await expect(slot.getByRole('alert')).toHaveCount(0);
  await expect(slot).toContainText('Support Our Mission');
});

test("[ERR-03][ERR-16] a failing page shows message, component stack and 'Reload Page', and does not move during a retry", async ({
  site,
  page,
}) => {
  const log = logOf(page);
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
  const button = main.getByRole('button', { name: crash.action });
  await pressAndReload(page, button);

  await button.focus();
  const alert = await main.getByRole('alert').elementHandle();
  const tries = timesLogged(log, 'part failed');
  await expect.poll(() => timesLogged(log, 'part failed')).toBeGreaterThan(tries + 1);
  await expect(button).toBeFocused();
  expect(await alert.evaluate((element) => element.isConnected)).toBe(true);
  await heal(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Rice Association/);
});

test('[ROUTE-21] an unknown path answers 404 with a friendly page with links, also within the site', async ({
  site,
  page,
}) => {
  const response = await page.goto(`${site.url}/no-such-page`);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(NOT_FOUND_HEAD.title);
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('We could not find that page');
  await expect(main.getByRole('alert')).toHaveCount(0);
  await main.getByRole('link', { name: 'Conference' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/conference`);
  await expect(heading).toContainText('Forum');
  await page.evaluate(() => {
    history.pushState(null, '', '/conference/no-such-page');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(heading).toHaveText('We could not find that page');
  // Only the remote knows that there is no such past forum.
  const archive = page.waitForResponse(/\/past\.json$/);
  await page.goto(`${site.url}/conference/2019`);
  await archive;
  await expect(heading).toHaveText('We could not find that page');
});

test("[ERR-06][ERR-08][ERR-16] a route of the shell that cannot be loaded shows 'Unexpected Application Error!', one that throws shows 'Content failed to render'", async ({
  site,
  page,
}) => {
  loseNotFoundPage(site);
  await page.goto(`${site.url}/no-such-page`);
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveText(router.title);
  await expect(main.getByText(/Loading chunk .* failed/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await pressAndReload(page, main.getByRole('button', { name: router.action }));
  await expect(main.getByRole('alert')).toHaveText(router.title);
  await markDocument(page);
  site.servers.shell.heal();
  await expect(page.getByRole('heading', { name: 'We could not find that page' })).toBeVisible();
  expect(await isMarkedDocument(page), 'the route recovers without a reload').toBe(true);

  const log = logOf(page);
  await breakNotFoundPage(site, page);
  await page.goto(`${site.url}/no-such-page`);
  await expect(main.getByRole('alert')).toHaveText(content.title);
  await expect(main.getByText('fault while rendering')).toBeVisible();
  expect(timesLogged(log, 'area failed')).toBe(1);
  await page.getByRole('banner').getByRole('link', { name: 'RAADE home' }).click();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rice Association');
});
