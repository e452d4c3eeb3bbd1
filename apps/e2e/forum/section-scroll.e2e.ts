import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { framesPass } from '../navigation/frames.ts';
import { linkState } from '../navigation/link-state.ts';
import { arrive, distanceOf, scrollTop, STEP } from '../navigation/section-scroll.ts';

const barLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** Opens the registration page and follows its link to the donation section, until that section appears. */
async function followDonate(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await page.goto(`${url}/conference/register`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await barLink(page, 'Donate').click();
  await arrive(page, 'donation');
  expect(await linkState(page)).toEqual({ scrollTo: 'donation' });
}

test('[CONF-04][CONF-05] a link from another page scrolls to its section after 300 ms; the next scroll waits 1000 ms', async ({
  site,
  page,
}) => {
  await followDonate(page, site.url);
  await page.clock.runFor(299 - STEP);
  await framesPass(page);
  expect(await scrollTop(page)).toBe(0);
  await page.clock.runFor(1 + STEP);
  await expect.poll(() => distanceOf(page, 'donation')).toBe(0);

  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')];
    links.find(({ hash }) => hash === '#registration')?.click();
  });
  await expect(page).toHaveURL(/#registration$/);
  await framesPass(page);
  await page.clock.runFor(999 - STEP);
  await framesPass(page);
  expect(await distanceOf(page, 'donation')).toBe(0);
  await page.clock.runFor(1 + STEP);
  await expect.poll(() => distanceOf(page, 'registration')).toBe(0);

  await test.step('a visitor who scrolls before that is not moved', async () => {
    await page.clock.resume();
    await followDonate(page, site.url);
    await page.mouse.wheel(0, 40);
    await expect.poll(() => scrollTop(page)).toBe(40);
    await page.clock.runFor(2000);
    expect(await scrollTop(page)).toBe(40);
  });
});
