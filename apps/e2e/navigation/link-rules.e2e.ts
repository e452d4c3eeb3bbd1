import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';

const top = (page: Page) => page.evaluate(() => window.scrollY);
const donation = (page: Page) => page.locator('#donation');
const barLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

async function openConference(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/conference`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Follows Donate on the conference page; returns the positions on the way, without start and end. */
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
  expect(await page.evaluate(() => history.state.usr)).toEqual({ scrollTo: 'donation' });
});

test('[NAV-25] on the same page the way to the form is smooth', async ({ site, page }) => {
  await openConference(page, site.url);
  expect((await positionsOnTheWay(page)).length).toBeGreaterThan(3);
});

test('[NAV-25] it is a single step for those who prefer less motion', async ({ site, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openConference(page, site.url);
  expect(await positionsOnTheWay(page)).toEqual([]);
});

test('[NAV-24] Conference leads to the top of the page, also from further down', async ({
  site,
  page,
}) => {
  await page.goto(`${site.url}/conference#donation`);
  await expect.poll(() => top(page)).toBeGreaterThan(300);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, -40);
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  await barLink(page, 'Conference').click();
  await expect(page).toHaveURL(`${site.url}/conference`);
  await expect.poll(() => top(page)).toBe(0);
});

test('[NAV-27] other links lead to the top of their page', async ({ site, page }) => {
  await openConference(page, site.url);
  await page.evaluate(() => window.scrollTo(0, 90));
  await page.getByRole('link', { name: 'RAADE home' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect.poll(() => top(page)).toBe(0);
});
