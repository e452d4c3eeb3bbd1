import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { framesPass } from '../navigation/frames.ts';
import { linkState } from '../navigation/link-state.ts';

const top = (page: Page) => page.evaluate(() => window.scrollY);
/** How far the section is from where the navbar leaves room for it. */
const distance = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => {
    const clearance = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return Math.abs(Math.round(section.getBoundingClientRect().top - clearance));
  });
const barLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** Milliseconds by which the faked clock goes on while the page loads. */
const STEP = 10;

/** Opens the registration page and follows its link to the donation section, until that is just there. */
async function followDonate(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await page.goto(`${url}/conference/register`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await barLink(page, 'Donate').click();
  await expect(async () => {
    await page.clock.runFor(STEP);
    expect(await page.locator('#donation').count()).toBe(1);
  }).toPass({ intervals: [1] });
  await framesPass(page);
  expect(await linkState(page)).toEqual({ scrollTo: 'donation' });
}

test('[CONF-04][CONF-05] the section that another page asks for is scrolled to after 300 ms; the next scroll waits 1000 ms', async ({
  site,
  page,
}) => {
  await followDonate(page, site.url);
  await page.clock.runFor(299 - STEP);
  await framesPass(page);
  expect(await top(page)).toBe(0);
  await page.clock.runFor(1 + STEP);
  await expect.poll(() => distance(page, 'donation')).toBe(0);

  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')];
    links.find(({ hash }) => hash === '#registration')?.click();
  });
  await expect(page).toHaveURL(/#registration$/);
  await framesPass(page);
  await page.clock.runFor(999 - STEP);
  await framesPass(page);
  expect(await distance(page, 'donation')).toBe(0);
  await page.clock.runFor(1 + STEP);
  await expect.poll(() => distance(page, 'registration')).toBe(0);

  await test.step('a visitor who scrolls before that stays where they are', async () => {
    await page.clock.resume();
    await followDonate(page, site.url);
    await page.mouse.wheel(0, 40);
    await expect.poll(() => top(page)).toBe(40);
    await page.clock.runFor(2000);
    expect(await top(page)).toBe(40);
  });
  await test.step('a section that the address names is scrolled to as well', async () => {
    await page.clock.resume();
    await page.goto(`${site.url}/conference#sponsors`);
    await expect(page.getByRole('heading', { name: 'Sponsors', exact: true })).toBeInViewport();
  });
});
