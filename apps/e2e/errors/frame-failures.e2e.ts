import { ERROR_MESSAGES } from '@raade/contracts/error-messages';
import { forumMoments } from '@raade/content-model/forum/forum-moments';
import { SAMPLE } from '@raade/content-model/sample-content';
import { expect, test } from '../federation/composed-site.ts';
import {
  breakFrame,
  breakNotFoundPage,
  logOf,
  loseFrame,
  loseNotFoundPage,
  timesLogged,
} from './faults.ts';

const { crash, navigation, content, router, application, section, details } = ERROR_MESSAGES;

test('[ERR-03][ERR-16] a frame that throws is replaced as a whole, with message, stack and reload', async ({
  site,
  page,
}) => {
  const log = logOf(page);
  const goBack = await breakFrame(site, 'frame');
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(crash.title);
  await expect(page.getByRole('alert')).toContainText(crash.text);
  await expect(page.getByText('frame fault')).toBeVisible();
  await page.getByText(details).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('pre')).toContainText(/at .*\.js:\d+:\d+/);
  expect(log.filter((text) => text.includes('frame fault'))).toHaveLength(1);
  expect(timesLogged(log, 'area failed')).toBe(1);

  await goBack();
  await page.getByRole('button', { name: crash.action }).focus();
  await page.keyboard.press('Enter');
  // The HTML alone has a bar, too, until the script has run.
  await expect(page.locator('#root[data-alive]').getByRole('banner')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[ERR-16] a navigation bar that throws leaves page and footer whole, and is told in its place', async ({
  site,
  page,
}) => {
  const log = logOf(page);
  await breakFrame(site, 'navigation');
  await page.goto(site.url);
  const panel = page.getByRole('banner');
  await expect(panel.getByRole('alert')).toContainText(navigation.title);
  await expect(panel).toContainText('navigation fault');
  await expect(panel.getByRole('button', { name: navigation.action })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(timesLogged(log, 'area failed')).toBe(1);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Annual Conference' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Forum');
});

test('[ERR-16] a footer that throws leaves bar and page whole, and is told in its place', async ({
  site,
  page,
}) => {
  const log = logOf(page);
  await breakFrame(site, 'footer');
  await page.goto(site.url);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('alert')).toContainText(section.failed);
  await expect(footer).toContainText('footer fault');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(timesLogged(log, 'area failed')).toBe(1);
});

test('a countdown that throws is logged and simply missing: the page goes on', async ({
  site,
  page,
}) => {
  const log = logOf(page);
  await page.clock.setFixedTime(
    Date.parse(forumMoments(SAMPLE.forum).countdownTarget) - 86_400_000,
  );
  await breakFrame(site, 'countdown');
  await page.goto(`${site.url}/conference`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => timesLogged(log, 'area failed')).toBe(1);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeAttached();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test("[ERR-08][ERR-16] what throws in the area of the page outside of a remote is 'Content failed to render', until another page", async ({
  site,
  page,
}) => {
  const log = logOf(page);
  await breakNotFoundPage(site, page);
  await page.goto(`${site.url}/no-such-page`);
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveText(content.title);
  await expect(main.getByText('fault while rendering')).toBeVisible();
  await expect(main.getByRole('button', { name: content.action })).toBeVisible();
  expect(timesLogged(log, 'area failed')).toBe(1);

  await page.getByRole('banner').getByRole('link', { name: 'RAADE home' }).click();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rice Association');
});

test("[ERR-06][ERR-16] a router that cannot load a route shows 'Unexpected Application Error!' within the frame", async ({
  site,
  page,
}) => {
  const log = logOf(page);
  loseNotFoundPage(site);
  await page.goto(`${site.url}/no-such-page`);
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveText(router.title);
  await expect(main.getByText(/Loading chunk .* failed/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect.poll(() => timesLogged(log, 'router failed')).toBeGreaterThan(1);

  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await Promise.all([
    page.waitForEvent('load'),
    main.getByRole('button', { name: router.action }).click(),
  ]);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
  await expect(main.getByRole('alert')).toHaveText(router.title);

  await page.evaluate(() => Object.assign(window, { stayed: true }));
  site.servers.shell.heal();
  await expect(page.getByRole('heading', { name: 'We could not find that page' })).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window), 'it comes back by itself').toBe(true);
});

test("[ERR-07][ERR-16] a shell that cannot start shows 'Application Error', the cause and 'Refresh Page', which reloads", async ({
  site,
  page,
}) => {
  const log = logOf(page);
  loseFrame(site);
  await page.goto(site.url, { waitUntil: 'load' });
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { level: 1 })).toHaveText(application.title);
  await expect(alert).toContainText(application.text);
  await expect(page.getByText(/Loading chunk .* failed/)).toBeVisible();
  expect(timesLogged(log, 'application failed')).toBe(1);

  site.servers.shell.heal();
  await page.getByRole('button', { name: application.action }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toBeVisible();
});
