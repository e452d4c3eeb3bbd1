import type { Route } from '@playwright/test';
import { ERROR_MESSAGES } from '@raade/contracts/error-messages';
import { expect, test } from '../federation/composed-site.ts';
import { isAlive } from '../federation/living-page.ts';

/** A page of which nothing comes with the HTML. */
const STAFF_PAGE = '/admin';

const { loadingPage, loadingApplication, application } = ERROR_MESSAGES;

test("[ERR-01] while a page's code loads, 'Loading page...' shows with a spinner", async ({
  site,
  page,
}) => {
  site.servers.content.fail({ kind: 'hanging', matches: /\/js\/home\./ });
  await site.forgetPrerendering();
  await page.goto(site.url, { waitUntil: 'domcontentloaded' });
  await isAlive(page);
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(loadingPage);
  const spinner = status.locator('[aria-hidden="true"]');
  await expect(spinner).toBeVisible();
  expect(await spinner.evaluate((element) => getComputedStyle(element).animationDuration)).not.toBe(
    '0s',
  );
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test("[ERR-05] until the shell's runtime is there, 'Loading application...' shows, and then the site", async ({
  site,
  page,
}) => {
  const held: Route[] = [];
  await page.route(/\/js\/frame\./, (route) => void held.push(route));
  await page.goto(`${site.url}${STAFF_PAGE}`, { waitUntil: 'commit' });
  const loading = page.getByText(loadingApplication);
  await expect(loading).toBeVisible();
  await expect(loading).toHaveRole('status');
  await expect(page.getByRole('link', { name: application.action })).toBeHidden();

  for (const route of held) await route.continue();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test('a site whose first script never comes offers a way out without any script', async ({
  site,
  page,
}) => {
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
