import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { framesPass } from './frames.ts';
import { linkState } from './link-state.ts';

const top = (page: Page) => page.evaluate(() => window.scrollY);
const donation = (page: Page) => page.locator('#donation');
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const announcer = (page: Page) => page.getByTestId('page-announcer');
const barLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** Follows Donate; returns the scroll positions in between. */
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

test('[NAV-23][NAV-25][NAV-26] Donate leads to the form: in a single step from another page, smoothly after 100 ms on the same one', async ({
  site,
  page,
}) => {
  await page.goto(`${site.url}/contact`);
  expect(await positionsOnTheWay(page), 'from another page').toEqual([]);
  await expect(page).toHaveURL(`${site.url}/conference#donation`);
  expect(await linkState(page)).toEqual({ scrollTo: 'donation' });

  await page.goto(`${site.url}/conference`);
  expect((await positionsOnTheWay(page)).length, 'on the same page').toBeGreaterThan(3);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site.url}/conference`);
  expect(await positionsOnTheWay(page), 'with less motion').toEqual([]);

  await page.clock.install();
  await page.goto(`${site.url}/conference`);
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

test('[NAV-02][NAV-24][NAV-27] menu links and the logo lead to the top of pages, from far down', async ({
  site,
  page,
}) => {
  for (const [name, path, elsewhere] of [
    ['About', '/about', '/studios'],
    ['Innovation Studios', '/studios', '/conference'],
    ['Conference', '/conference', '/'],
    ['RAADE home', '/', '/conference'],
  ] as const) {
    for (const start of name === 'RAADE home' ? [elsewhere] : [elsewhere, path]) {
      await page.goto(site.url + start);
      await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
      await expect.poll(() => top(page)).toBe(1500);
      // The bar hides there; by keyboard it comes back.
      await barLink(page, name).press('Enter');
      await expect(page).toHaveURL(site.url + path);
      await expect.poll(() => top(page), { message: `${name} from ${start}` }).toBe(0);
    }
  }
});

test('after following a link the new page is announced, and the focus is on its heading or the linked section', async ({
  site,
  page,
}) => {
  const outline = () =>
    page.evaluate(
      () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
    );
  const isInForm = () => page.evaluate(() => document.activeElement?.closest('#donation') !== null);
  await page.goto(site.url);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await expect(announcer(page)).toBeEmpty();
  await barLink(page, 'Conference').press('Enter');
  await expect(heading(page)).toBeFocused();
  expect(await outline()).toBe('solid');
  await expect(page).toHaveTitle('RAADE Day Forum');
  await expect(announcer(page)).toHaveText('RAADE Day Forum');
  expect(await top(page)).toBe(0);

  await test.step('going back restores the position', async () => {
    await page.evaluate(() => window.scrollTo(0, 500));
    await barLink(page, 'RAADE home').press('Enter');
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/conference`);
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => top(page)).toBe(500);
  });
  await test.step('a link to a section of the same page keeps the focus', async () => {
    await barLink(page, 'Donate').press('Enter');
    await expect(donation(page)).toBeInViewport();
    await expect(barLink(page, 'Donate')).toBeFocused();
  });
  await test.step('a section of another page gets the focus', async () => {
    await page.goto(site.url);
    await barLink(page, 'Donate').press('Enter');
    await expect(page).toHaveURL(`${site.url}/conference#donation`);
    await expect(donation(page)).toBeInViewport({ ratio: 0.4 });
    expect(await isInForm()).toBe(true);
    // Waits for the form, which another remote loads after the page.
    await expect(donation(page).getByRole('radio').first()).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await isInForm()).toBe(true);
  });
  await test.step('with a pointer the heading gets the focus without an outline', async () => {
    await page.goto(site.url);
    await barLink(page, 'Conference').click();
    await expect(heading(page)).toBeFocused();
    expect(await outline()).toBe('none');
  });
});
