import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';

interface Scroll {
  readonly id: string;
  readonly at: number;
}

declare global {
  interface Window {
    smoothScrolls: Scroll[];
  }
}

/** Notes every smooth scroll to an element; the frame's own jumps are instant. */
async function noteScrolls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.smoothScrolls = [];
    const scrollIntoView = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (options) {
      const isSmooth = typeof options === 'object' && options.behavior === 'smooth';
      if (isSmooth) window.smoothScrolls.push({ id: this.id, at: Date.now() });
      scrollIntoView.call(this, options);
    };
  });
}

const scrolls = (page: Page) => page.evaluate(() => window.smoothScrolls);
const donation = (page: Page) => page.getByRole('heading', { name: 'Support Our Mission' });

test('[CONF-04][CONF-05] a section that another page asks for is scrolled to after 300 ms, and for 1000 ms no other', async ({
  site,
  page,
}) => {
  await noteScrolls(page);
  await page.clock.install();
  await page.goto(`${site.url}/conference/register`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
  await page.getByRole('banner').getByRole('link', { name: 'Donate', exact: true }).click();
  await expect(donation(page)).toBeAttached();
  expect(await page.evaluate(() => history.state.usr)).toEqual({ scrollTo: 'donation' });

  await page.clock.runFor(299);
  expect(await scrolls(page)).toEqual([]);
  await page.clock.runFor(1);
  expect((await scrolls(page)).map(({ id }) => id)).toEqual(['donation']);
  await expect(donation(page)).toBeInViewport();

  // Locked: the frame still leads to the section after 100 ms, the page itself adds nothing at 300 ms.
  const followLink = async (id: string) => {
    await page.evaluate((hash) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')];
      links.find((link) => link.hash === hash)?.click();
    }, `#${id}`);
  };
  await followLink('registration');
  await page.clock.runFor(600);
  expect((await scrolls(page)).filter(({ id }) => id === 'registration')).toHaveLength(1);
  await page.clock.runFor(400);
  await page.getByRole('banner').getByRole('link', { name: 'Donate', exact: true }).click();
  await followLink('registration');
  await page.clock.runFor(600);
  expect((await scrolls(page)).filter(({ id }) => id === 'registration').length).toBeGreaterThan(1);
});

test('a visitor who scrolls before that stays where they are', async ({ site, page }) => {
  await noteScrolls(page);
  await page.clock.install();
  await page.goto(`${site.url}/conference/register`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.getByRole('banner').getByRole('link', { name: 'Donate', exact: true }).click();
  await expect(donation(page)).toBeAttached();
  await page.mouse.wheel(0, -200);
  await page.clock.runFor(2000);
  expect(await scrolls(page)).toEqual([]);
});
