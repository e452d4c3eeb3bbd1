import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';

const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Where the page has to be scrolled to for a section to stand below the navbar. */
const goalOf = (page: Page, id: string) =>
  page.evaluate((anchor) => {
    const section = document.getElementById(anchor);
    const clearance = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const room = document.documentElement.scrollHeight - window.innerHeight;
    const top = (section?.getBoundingClientRect().top ?? NaN) + window.scrollY - clearance;
    return Math.round(Math.min(top, room));
  }, id);

/** From now on remembers where the page has been, and how it was told to go on. */
const recordScrolling = (page: Page) =>
  page.evaluateHandle(() => {
    const seen = { positions: [] as number[], behaviors: [] as unknown[] };
    window.addEventListener('scroll', () => seen.positions.push(window.scrollY));
    const scrollIntoView = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (options) {
      seen.behaviors.push(typeof options === 'object' ? options.behavior : options);
      scrollIntoView.call(this, options);
    };
    return seen;
  });

/** A page whose time stands still does not come to life; `arrive` leads it there, step by step. */
const STANDING_TIME = { waitUntil: 'load' } as const;

/** Milliseconds by which the faked clock goes on while the page loads. */
const STEP = 10;

/** Lets the page load until the section is there and laid out, and no longer. */
async function arrive(page: Page, anchor: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(STEP);
    expect(await page.locator(`#${anchor}`).count()).toBe(1);
    expect(await page.locator('#root[data-alive]').count()).toBe(1);
  }).toPass({ intervals: [1] });
  await page.evaluate(
    () => new Promise((resolve) => new ResizeObserver(resolve).observe(document.body)),
  );
}

/** The page must stand for 300 ms after its load, then scroll smoothly to the section. */
async function expectSmoothScrollTo(page: Page, anchor: string): Promise<readonly number[]> {
  await arrive(page, anchor);
  const seen = await recordScrolling(page);
  await page.clock.runFor(299 - STEP);
  expect(await seen.jsonValue()).toEqual({ positions: [], behaviors: [] });
  await page.clock.runFor(1 + STEP);
  const goal = await goalOf(page, anchor);
  await expect.poll(() => position(page)).toBe(goal);
  const { positions, behaviors } = await seen.jsonValue();
  expect(behaviors[0]).toBe('smooth');
  return positions;
}

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2025-01-15T12:00:00Z' });
  await page.clock.pauseAt('2025-01-15T12:00:01Z');
});

for (const anchor of ['overview', 'projects', 'apply']) {
  test(`[STU-11] the address /studios#${anchor} leads there smoothly, 300 ms after the load`, async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/studios#${anchor}`, STANDING_TIME);
    await expectSmoothScrollTo(page, anchor);
  });
}

test('[STU-11] so does a navigation state that names the section', async ({ page, site }) => {
  await page.goto(`${site.url}/studios`, STANDING_TIME);
  await page.evaluate(() => history.replaceState({ usr: { scrollTo: 'projects' } }, ''));
  await page.reload(STANDING_TIME);
  const positions = await expectSmoothScrollTo(page, 'projects');
  const goal = await goalOf(page, 'projects');
  expect(positions.some((y) => y > 0 && y < goal - 1)).toBe(true);
});

test('a page that came with the HTML stands at the section from its first paint on, and stays there', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/studios#projects`, STANDING_TIME);
  await expect(page.locator('#projects')).toBeInViewport();
  await arrive(page, 'projects');
  await page.clock.runFor(1000);
  await expect.poll(() => position(page)).toBe(await goalOf(page, 'projects'));
});

test('a visitor who scrolls meanwhile is left alone', async ({ page, site }) => {
  await page.goto(`${site.url}/studios#apply`, STANDING_TIME);
  await arrive(page, 'apply');
  const start = await position(page);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, -120);
  await expect.poll(() => position(page)).toBe(start - 120);
  await page.clock.runFor(1000);
  await expect.poll(() => position(page)).toBe(start - 120);
});
