import type { Page } from '@playwright/test';
import { expect, test } from './composed-site.ts';
import { isAlive } from './living-page.ts';

/** Runs in the page: notes, once there is something to see, which sections have been laid out by then. */
const NOTE_FIRST_SCREEN = `{
  const isLaidOut = (section) =>
    section.firstElementChild.checkVisibility({ contentVisibilityAuto: true });
  const paints = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    const sections = [...document.querySelectorAll('main [data-section]')];
    window.laidOutFirst = sections.filter(isLaidOut).map(({ dataset }) => dataset.section);
  });
  paints.observe({ type: 'paint', buffered: true });
}`;

const laidOutFirst = (page: Page) => page.evaluate<string[]>('window.laidOutFirst');

/** The heights of all sections, as they are without any of them being skipped. */
const heightsOf = (page: Page) =>
  page
    .locator('main [data-section]')
    .evaluateAll((sections) => sections.map((section) => Math.round(section.clientHeight)));

const isSettled = (page: Page) =>
  expect(page.locator('html[data-first-screen]'), 'nothing is skipped for long').toHaveCount(0);

test.beforeEach(({ page }) => page.addInitScript(NOTE_FIRST_SCREEN));

test('what lies below the first screen is laid out after it, and the page is then as high as ever', async ({
  site,
  page,
}) => {
  // On a busy machine the first visit may have the system's type, and the second one its own: other breaks of lines.
  await page.route('**/*.woff2', (request) => request.abort());
  await page.goto(`${site.url}/conference`);
  await isAlive(page);
  await isSettled(page);
  const first = await laidOutFirst(page);
  expect(first).toContain('hero');
  expect(first).not.toContain('sponsors');
  expect(first).not.toContain('registration');
  const heights = await heightsOf(page);

  await page.reload();
  await isAlive(page);
  expect(await laidOutFirst(page), 'who reloads may stand anywhere').toContain('registration');
  expect(await heightsOf(page)).toEqual(heights);
});

test('whoever goes to a part of the page has all that lies above it at once', async ({
  site,
  page,
}) => {
  await page.goto(`${site.url}/conference#registration`);
  await isAlive(page);
  expect(await laidOutFirst(page)).toEqual(
    expect.arrayContaining(['hero', 'schedule', 'sponsors']),
  );
  await expect(page.locator('#registration')).toBeInViewport();
});

test('a page in which nothing is alive settles by itself', async ({ site, page }) => {
  await page.goto(`${site.url}/privacy`);
  await isSettled(page);
  await expect(page.locator('[data-section][style*="content-visibility"]')).toHaveCount(0);
});
