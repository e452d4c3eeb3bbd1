import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { framesPass } from './frames.ts';
import { linkState } from './link-state.ts';

const top = (page: Page) => page.evaluate(() => window.scrollY);
const donation = (page: Page) => page.locator('#donation');
const barLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

async function openForum(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/conference`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Follows Donate; returns the positions on the way, without start and end. */
async function positionsOnTheWay(page: Page): Promise<number[]> {
  const positions = await page.evaluateHandle(() => {
    const seen: number[] = [];
    window.addEventListener('scroll', () => seen.push(window.scrollY));
    return seen;
  });
  await barLink(page, 'Donate').click();
  const headingTop = () =>
    donation(page).evaluate((form) => Math.round(form.getBoundingClientRect().top));
  const clearance = await page.evaluate(() =>
    Math.round(parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)),
  );
  await expect.poll(headingTop).toBe(clearance);
  const end = await top(page);
  return (await positions.jsonValue()).filter((position) => position > 0 && position < end - 1);
}

test('[NAV-23][NAV-26] Donate leads to the form on another page, and says so in the navigation state', async ({
  site,
  page,
}) => {
  await page.goto(site.url);
  await barLink(page, 'Donate').click();
  await expect(page).toHaveURL(`${site.url}/conference#donation`);
  await expect(donation(page)).toBeInViewport({ ratio: 0.4 });
  expect(await linkState(page)).toEqual({ scrollTo: 'donation' });
});

test('[NAV-26] from another page the way to the form is a single step: the page above it does not pass by', async ({
  site,
  page,
}) => {
  await page.goto(`${site.url}/contact`);
  expect(await positionsOnTheWay(page)).toEqual([]);
});

test('[NAV-25] on the same page the way to the form is smooth', async ({ site, page }) => {
  await openForum(page, site.url);
  expect((await positionsOnTheWay(page)).length).toBeGreaterThan(3);
});

test('[NAV-25] it is a single step for those who prefer less motion', async ({ site, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openForum(page, site.url);
  expect(await positionsOnTheWay(page)).toEqual([]);
});

test('[NAV-25] the way begins 100 ms after the click, not before', async ({ site, page }) => {
  await page.clock.install();
  await openForum(page, site.url);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await barLink(page, 'Donate').click();
  await expect(page).toHaveURL(`${site.url}/conference#donation`);
  await framesPass(page);
  await page.clock.runFor(99);
  await framesPass(page);
  expect(await top(page)).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => top(page)).toBeGreaterThan(0);
  await expect(donation(page)).toBeInViewport({ ratio: 0.4 });
});

/** Far down on the page. The bar hides there; by keyboard it comes back. */
async function goFarDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await expect.poll(() => top(page)).toBe(1500);
}

for (const [name, path, elsewhere] of [
  ['About', '/about', '/studios'],
  ['Innovation Studios', '/studios', '/conference'],
  ['Conference', '/conference', '/'],
] as const) {
  test(`[NAV-24] ${name} leads to the top of its page, from far down on it and on another`, async ({
    site,
    page,
  }) => {
    for (const start of [elsewhere, path]) {
      await page.goto(site.url + start);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await goFarDown(page);
      await barLink(page, name).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(site.url + path);
      await expect.poll(() => top(page), { message: `from ${start}` }).toBe(0);
    }
  });
}

test('[NAV-27] other links lead to the top of their page', async ({ site, page }) => {
  await openForum(page, site.url);
  await page.evaluate(() => window.scrollTo(0, 90));
  await page.getByRole('link', { name: 'RAADE home' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect.poll(() => top(page)).toBe(0);
});
