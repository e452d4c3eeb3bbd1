import type { Page } from '@playwright/test';
import { expect, test } from './composed-site.ts';
import { holdBack } from '../home/hold-back.ts';
import { frameIsHydrated, pageIsHydrated } from './hydrated-page.ts';
import { withoutFonts } from '../layout/layout-shift.ts';

const FRAME_SCRIPT = /\/js\/frame\./;

/** Sum of all layout shifts so far, including those after input. */
const layoutShift = (page: Page) =>
  page.evaluate<number>(`new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
  })`);

/** Screenshots leave out the bar, since its letters are smoothed differently while it floats. */
const belowTheBar = (page: Page) =>
  page.screenshot({ clip: { x: 0, y: 100, width: 1280, height: 1500 } });

test('frame and page are hydrated in place: nothing moves, and focus and typed text stay', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await withoutFonts(page);
  const releaseFrame = await holdBack(page, FRAME_SCRIPT);
  const releaseRemote = await holdBack(page, /remoteEntry\.js/);
  await page.goto(`${site.url}/donate`, { waitUntil: 'commit' });
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('ada@example.org');
  await email.focus();
  const look = await belowTheBar(page);

  releaseFrame();
  await frameIsHydrated(page);
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('ada@example.org');
  expect((await belowTheBar(page)).equals(look)).toBe(true);

  releaseRemote();
  await pageIsHydrated(page);
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('ada@example.org');
  expect(await layoutShift(page)).toBe(0);
});

test('links, scrolling and the menu button work before scripts are loaded', async ({
  site,
  page,
}) => {
  const releaseFrame = await holdBack(page, FRAME_SCRIPT);
  const releaseRemote = await holdBack(page, /remoteEntry\.js/);
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Annual Conference' }).click();
  await expect(page).toHaveURL(`${site.url}/conference`);
  await page.setViewportSize({ width: 400, height: 800 });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 700));
  const position = () => page.evaluate(() => window.scrollY);
  releaseFrame();
  await frameIsHydrated(page);
  expect(await position()).toBe(700);
  releaseRemote();
  await pageIsHydrated(page);
  expect(await position()).toBe(700);

  const releaseMenu = await holdBack(page, FRAME_SCRIPT);
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  releaseMenu();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
