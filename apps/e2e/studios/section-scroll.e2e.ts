import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { pageIsHydrated } from '../federation/hydrated-page.ts';
import { holdBack } from '../home/hold-back.ts';
import { framesPass } from '../navigation/frames.ts';
import { arrive, distanceOf, goalOf, scrollTop, STEP } from '../navigation/section-scroll.ts';

/** Records the scroll positions from now on. */
const recordPositions = (page: Page) =>
  page.evaluateHandle(() => {
    const seen: number[] = [];
    window.addEventListener('scroll', () => seen.push(Math.round(window.scrollY)));
    return seen;
  });

/** With a stopped clock the page is not hydrated; `arrive` advances it. */
const UNTIL_LOADED = { waitUntil: 'load' } as const;

/**
 * Expects the page to stay at its top for 300 ms after loading and then to scroll to the section; returns the positions
 * in between.
 */
async function positionsOnTheWay(page: Page, anchor: string): Promise<number[]> {
  await arrive(page, anchor);
  const seen = await recordPositions(page);
  await page.clock.runFor(299 - STEP);
  await framesPass(page);
  expect(await seen.jsonValue()).toEqual([]);
  expect(await scrollTop(page)).toBe(0);
  await page.clock.runFor(1 + STEP);
  const goal = await goalOf(page, anchor);
  await expect.poll(() => scrollTop(page)).toBe(goal);
  return (await seen.jsonValue()).filter((y) => y > 0 && y < goal - 1);
}

test('[STU-11] a document is at its section before scripts, and does not move from there', async ({
  site,
  browser,
}) => {
  for (const anchor of ['overview', 'projects', 'apply']) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const letScriptsCome = await holdBack(page, /\.js$/);
    await page.goto(`${site.url}/studios#${anchor}`, { waitUntil: 'commit' });
    await expect.poll(() => distanceOf(page, anchor)).toBe(0);
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    await expect.poll(() => distanceOf(page, anchor)).toBe(0);
    await expect(page.locator('#root[data-hydrated]')).toHaveCount(0);

    const seen = await recordPositions(page);
    const start = await scrollTop(page);
    await page.clock.install();
    letScriptsCome();
    await pageIsHydrated(page);
    await page.clock.runFor(2000);
    expect((await seen.jsonValue()).filter((y) => y !== start)).toEqual([]);
    expect(await scrollTop(page)).toBe(start);
    expect(await distanceOf(page, anchor)).toBe(0);
    await context.close();
  }
});

test('[STU-11] a link from another page jumps to its section after 300 ms, or scrolls smoothly if the history state names it', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto(`${site.url}/contact`);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const menu = page.getByRole('banner');
  await menu.getByRole('button', { name: 'More on Innovation Studios' }).click();
  await menu.locator('a[href="/studios#projects"]:visible').click();
  expect(await positionsOnTheWay(page, 'projects')).toEqual([]);

  // Repeated, since a busy machine may paint no frame of a smooth scroll.
  await expect(async () => {
    await page.goto(`${site.url}/studios`, UNTIL_LOADED);
    await page.evaluate(() => history.replaceState({ usr: { scrollTo: 'projects' } }, ''));
    await page.reload(UNTIL_LOADED);
    const onTheWay = await positionsOnTheWay(page, 'projects');
    expect(onTheWay.length).toBeGreaterThan(0);
    expect(onTheWay, 'down all the way').toEqual(onTheWay.toSorted((one, other) => one - other));
  }).toPass();
});

test('a visitor who scrolls before scripts are loaded is not moved', async ({ page, site }) => {
  await holdBack(page, /\.js$/);
  await page.goto(`${site.url}/studios#projects`, { waitUntil: 'commit' });
  await expect.poll(() => distanceOf(page, 'projects')).toBe(0);
  const start = await scrollTop(page);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, -120);
  await expect.poll(() => scrollTop(page)).toBe(start - 120);
  await page.evaluate(() => document.body.append(document.createElement('pre'), '\n'));
  await page.locator('pre').evaluate((element) => (element.textContent = '\n\n\n'));
  await framesPass(page);
  expect(await scrollTop(page)).toBe(start - 120);
});
