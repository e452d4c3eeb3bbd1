import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/every-theme.ts';
import { expect, test } from '../federation/composed-site.ts';
import { pageIsHydrated } from '../federation/hydrated-page.ts';
import { holdBack } from '../home/hold-back.ts';
import { scrollTo } from '../layout/scroll-to.ts';
import { withinNow } from '../machine/pace.ts';

const SECTIONS = [
  { id: 'overview', loading: 'Loading new model...', heading: /^A new model/ },
  { id: 'reality', loading: 'Loading reality...', heading: /^The need is known/ },
  { id: 'approach', loading: 'Loading approach...', heading: /^Three phases/ },
  { id: 'impact', loading: 'Loading impact...', heading: /^Results so far/ },
  { id: 'team', loading: 'Loading team...', heading: /^Run by students/ },
];
const TEAM_IMAGE = /\/team\.[^/]+\.svg/;
const FAILSAFE = 4000;

const image = (page: Page) => page.locator('[data-image]');
const section = (page: Page, id: string) => page.locator(`section#${id}`);

/** Opens the page; after hydration its clock stands still until the test advances it. */
async function openWithTimeStill(page: Page, origin: string): Promise<void> {
  await page.clock.install();
  await page.goto(`${origin}/about`, { waitUntil: 'commit' });
  await pageIsHydrated(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
}

/** Advances the page's clock in steps of 100 ms until a condition holds. */
async function untilPasses(
  page: Page,
  { atMostMs, holds }: { atMostMs: number; holds: () => Promise<void> },
): Promise<void> {
  let left = atMostMs;
  await expect(async () => {
    if (left > 0) await page.clock.runFor(100);
    left -= 100;
    await holds();
  }).toPass();
}

test('[ABOUT-01][ABOUT-02][ROUTE-02] the picture of the team is shown or replaced by the name, and anchors lead to the sections', async ({
  site,
  page,
}) => {
  site.servers.content.fail({ kind: 'status', status: 404, matches: TEAM_IMAGE });
  await page.goto(`${site.url}/about`);
  await expect(image(page)).toHaveAttribute('data-image', 'failed');
  await expect(image(page)).toHaveText('Rice Association for African Development');
  await expect(image(page).getByRole('img')).toHaveCount(0);
  site.servers.content.heal();

  const answer = await holdBack(page, TEAM_IMAGE);
  await page.goto(`${site.url}/about`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who we are');
  await expect(image(page)).toHaveAttribute('data-image', 'loading');
  await expect(image(page)).toHaveText('Loading image...');
  answer();
  await expect(image(page)).toHaveAttribute('data-image', 'loaded');
  const picture = image(page).getByRole('img', { name: /^Five people/ });
  await expect(picture).toBeVisible();
  await expectAccessible(page, 'about us');
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  const clearance = 150;
  for (const { id, heading } of SECTIONS) {
    await page.goto('about:blank');
    await page.goto(`${site.url}/about#${id}`);
    const title = section(page, id).getByRole('heading', { level: 2, name: heading });
    await expect(title).toBeVisible();
    const distance = () =>
      section(page, id).evaluate((element) => Math.abs(element.getBoundingClientRect().top));
    await expect.poll(distance).toBeLessThan(clearance);
  }
  const portraits = section(page, 'team').locator('img');
  await scrollTo(portraits.last());
  await expect
    .poll(() => portraits.last().evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
});

test('[ABOUT-05] after four seconds everything is shown, even if it never came into view', async ({
  site,
  page,
}) => {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe() {
        // The request is never answered.
      }
    };
  });
  await page.route(TEAM_IMAGE, () => new Promise(() => undefined));
  await openWithTimeStill(page, site.url);
  await expect(image(page)).toHaveAttribute('data-image', 'loading');
  for (const { id, loading } of SECTIONS) await expect(section(page, id)).toHaveText(loading);

  await page.clock.runFor(FAILSAFE);
  await expect(image(page)).toHaveText('Rice Association for African Development');
  // React shows late content after a moment of the page's clock.
  await untilPasses(page, {
    atMostMs: 900,
    holds: () =>
      expect(page.getByText(/^Loading .*\.\.\.$/)).toHaveCount(0, { timeout: withinNow(500) }),
  });
  for (const { id, heading } of SECTIONS) {
    await expect(section(page, id).getByRole('heading', { level: 2, name: heading })).toBeVisible();
  }
});
