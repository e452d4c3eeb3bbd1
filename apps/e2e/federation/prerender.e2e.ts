import type { Page, Route } from '@playwright/test';
import { DEADLINES } from '@raade/contracts/deadlines';
import { ERROR_MESSAGES } from '@raade/contracts/error-messages';
import { withinNow } from '../machine/pace.ts';
import { expect, test } from './composed-site.ts';
import { isAlive, pageIsLiving } from './living-page.ts';
import { withoutFonts } from '../layout/layout-shift.ts';

const FRAME_SCRIPT = /\/js\/frame\./;

/** Keeps requests waiting; the returned function lets them go on. */
async function hold(page: Page, files: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(files, (route) => (isHolding ? void held.push(route) : route.continue()));
  return async () => {
    isHolding = false;
    for (const route of held) await route.continue();
  };
}

/** The sum of all layout shifts so far, with those that follow input too. */
const layoutShift = (page: Page) =>
  page.evaluate<number>(`new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
  })`);

/** The bar is cut off: once it floats above the page, its letters are smoothed in another way. */
const belowTheBar = (page: Page) =>
  page.screenshot({ clip: { x: 0, y: 100, width: 1280, height: 1500 } });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are whole, styled and linked; what does not work is said', async ({ site, page }) => {
    await page.goto(site.url, { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Rice Association/);
    await expect(page.getByRole('banner').getByRole('img', { name: 'RAADE' })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toBeVisible();
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.width).toBeGreaterThan(
      300,
    );
    await expect(footer.locator('noscript p')).toContainText('need JavaScript');

    await footer.getByRole('link', { name: 'Annual Conference' }).click();
    await expect(page).toHaveURL(`${site.url}/conference`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Forum');
  });
});

test('frame and page come alive in place: nothing moves, and focus and entries stay', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await withoutFonts(page);
  const releaseFrame = await hold(page, FRAME_SCRIPT);
  const releaseRemote = await hold(page, /remoteEntry\.js/);
  await page.goto(`${site.url}/donate`, { waitUntil: 'commit' });
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('ada@example.org');
  await email.focus();
  const look = await belowTheBar(page);

  await releaseFrame();
  await isAlive(page);
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('ada@example.org');
  expect((await belowTheBar(page)).equals(look)).toBe(true);

  await releaseRemote();
  await pageIsLiving(page);
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('ada@example.org');
  expect(await layoutShift(page)).toBe(0);
});

test('who has scrolled already stays there', async ({ site, page }) => {
  const releaseFrame = await hold(page, FRAME_SCRIPT);
  const releaseRemote = await hold(page, /remoteEntry\.js/);
  await page.goto(`${site.url}/conference`, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 700));
  const position = () => page.evaluate(() => window.scrollY);

  await releaseFrame();
  await isAlive(page);
  expect(await position()).toBe(700);
  await releaseRemote();
  await pageIsLiving(page);
  expect(await position()).toBe(700);
});

test('what is pressed before anything can answer is answered as soon as it can be', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 800 });
  const releaseFrame = await hold(page, FRAME_SCRIPT);
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await releaseFrame();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a link works before any script is there', async ({ site, page }) => {
  await hold(page, FRAME_SCRIPT);
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(`${site.url}/about`);
});

test('while its remote is down, a page stays readable in a living frame, says so, and recovers', async ({
  site,
  page,
}) => {
  site.servers.giving.fail({ kind: 'hanging', matches: /remoteEntry\.js/ });
  await page.goto(`${site.url}/donate`, { waitUntil: 'domcontentloaded' });
  await isAlive(page);
  await expect(page.getByRole('alert')).toContainText(ERROR_MESSAGES.section.unavailable, {
    timeout: withinNow(DEADLINES.entry + DEADLINES.fallback + 2500),
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Donate' })).toBeVisible();
  await expect(page.locator('form[inert]')).toBeAttached();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  site.servers.giving.heal();
  await expect(page.getByRole('alert')).toHaveCount(0, { timeout: withinNow(5000) });
  await pageIsLiving(page);
  await expect(page.locator('form[inert]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Donate' })).toBeVisible();
});
