import { ERROR_MESSAGES } from '@raade/contracts/base/failure-messages';
import { expectAccessible } from '../accessibility/every-theme.ts';
import { expect, test } from '../federation/composed-site.ts';
import { holdBack } from '../home/hold-back.ts';
import { frameIsHydrated } from '../federation/hydrated-page.ts';
import {
  breakFrame,
  logOf,
  loseFrame,
  pressAndReload,
  refuseHistory,
  timesLogged,
} from './faults.ts';

const { crash, navigation, application, section, details, loadingPage, loadingApplication } =
  ERROR_MESSAGES;
const widths = [360];

/** A page without prerendered content. */
const STAFF_PAGE = '/admin';

test('[ERR-03][ERR-16] a failing frame is replaced as a whole; a failing bar or footer shows a notice in its place, and the rest works', async ({
  site,
  page,
}) => {
  const log = logOf(page);
  const mendFrame = await breakFrame(site, 'frame');
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(crash.title);
  await expect(page.getByRole('alert')).toContainText(crash.text);
  await expect(page.getByText('frame fault')).toBeVisible();
  await expectAccessible(page, 'a frame that throws', { widths });
  await page.getByText(details).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('pre')).toContainText(/at .*\.js:\d+:\d+/);
  expect(timesLogged(log, 'area failed')).toBe(1);
  await mendFrame();
  await page.getByRole('button', { name: crash.action }).focus();
  await page.keyboard.press('Enter');
  await frameIsHydrated(page);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [area, part, title] of [
    ['navigation', 'banner', navigation.title],
    ['footer', 'contentinfo', section.failed],
  ] as const) {
    const mend = await breakFrame(site, area);
    await page.goto(site.url);
    await expect(page.getByRole(part).getByRole('alert')).toContainText(title);
    await expect(page.getByRole(part)).toContainText(`${area} fault`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rice Association');
    await mend();
  }
});

test("[ERR-01][ERR-05][ERR-07][ERR-16] while code is loading, a text says so; a shell that cannot start shows 'Application Error', and 'Refresh Page' reloads", async ({
  site,
  page,
}) => {
  await test.step('the code of a page', async () => {
    site.servers.content.fail({ kind: 'hanging', matches: /\/js\/home\./ });
    await site.forgetPrerendering();
    await page.goto(site.url, { waitUntil: 'domcontentloaded' });
    await frameIsHydrated(page);
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText(loadingPage);
    const spinner = status.locator('[aria-hidden="true"]');
    await expect(spinner).toBeVisible();
    await expect(spinner).not.toHaveCSS('animation-duration', '0s');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    site.servers.content.heal();
  });

  await test.step('the code of the shell', async () => {
    const release = await holdBack(page, /\/js\/frame\./);
    await page.goto(`${site.url}${STAFF_PAGE}`, { waitUntil: 'commit' });
    const loading = page.getByText(loadingApplication);
    await expect(loading).toBeVisible();
    await expect(loading).toHaveRole('status');
    await expect(page.getByRole('link', { name: application.action })).toBeHidden();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(loading).toHaveCount(0);
  });

  await test.step('a first script that never loads', async () => {
    site.servers.shell.fail({ kind: 'status', status: 500, matches: /\/js\/index\./ });
    await page.goto(`${site.url}${STAFF_PAGE}`, { waitUntil: 'load' });
    const wayOut = page.getByRole('link', { name: application.action });
    await expect(wayOut).toBeHidden();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.currentTime = 10_000;
    });
    await expect(wayOut).toBeVisible();
    site.servers.shell.heal();
    await wayOut.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  const log = logOf(page);
  loseFrame(site);
  await page.goto(site.url, { waitUntil: 'load' });
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { level: 1 })).toHaveText(application.title);
  await expect(alert).toContainText(application.text);
  await expect(page.getByText(/Loading chunk .* failed/)).toBeVisible();
  expect(timesLogged(log, 'application failed')).toBe(1);
  await expectAccessible(page, 'a shell that cannot start', { widths });
  site.servers.shell.heal();
  await page.getByRole('button', { name: application.action }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toBeVisible();
});

test("[ERR-09][ERR-10][ERR-16] without a router a panel says 'Navigation Error', and links load whole pages", async ({
  site,
  page,
}) => {
  const log = logOf(page);
  await refuseHistory(page);
  await page.goto(`${site.url}/conference`);
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading')).toHaveText(navigation.title);
  await expect(alert).toContainText(navigation.text);
  await expect(page.getByText('The History API is refused here.')).toBeVisible();
  await expect(page.getByRole('button', { name: navigation.action })).toBeVisible();
  expect(timesLogged(log, 'router missing')).toBe(1);
  for (const link of [
    page.getByRole('main').getByRole('link', { name: 'Go to the home page' }),
    page.getByRole('contentinfo').getByRole('link', { name: 'Donate' }),
  ]) {
    const href = await link.getAttribute('href');
    await pressAndReload(page, link);
    await expect(page).toHaveURL(`${site.url}${href}`);
    await expect(alert).toBeVisible();
  }
});
