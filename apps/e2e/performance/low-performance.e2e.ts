import type { Page } from '@playwright/test';
import { type ComposedSite, expect, test } from '../federation/composed-site.ts';
import { fakeYouTube } from '../video/fake-player.ts';
import { scrollTo } from '../layout/scroll-to.ts';

const FILM = /\.(webm|mp4)$/;
const FORUM_PAGE = /\/js\/forum\./;
const PHONE = { width: 390, height: 844 };

/** Fakes the memory of the device (https://www.w3.org/TR/device-memory/). */
const rememberGigabytes = (page: Page, gigabytes: number) =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, 'deviceMemory', { value, configurable: true }),
    gigabytes,
  );

const filmsAsked = ({ servers }: ComposedSite) =>
  servers.content.requests.filter((path) => FILM.test(path)).length;

const forumPagesAsked = ({ servers }: ComposedSite) =>
  servers.content.requests.filter((path) => FORUM_PAGE.test(path)).length;

/** Scrolls the page and returns the bar. */
async function barOnGlass(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: 80, behavior: 'instant' }));
  const bar = page.getByRole('banner');
  await expect(bar).toHaveAttribute('data-ground', /^glass/);
  return bar.evaluate((element) => {
    const { backdropFilter, backgroundColor } = getComputedStyle(element, '::before');
    return { backdropFilter, backgroundColor };
  });
}

/** Presses the button in the footer that scrolls to the top, and returns the scroll behavior. */
async function wayToTop(page: Page): Promise<unknown> {
  const behavior = page.evaluate(
    () =>
      new Promise((resolve) => {
        const move = window.scrollTo.bind(window);
        window.scrollTo = ((options: ScrollToOptions) => {
          resolve(options.behavior);
          move(options);
        }) as typeof window.scrollTo;
      }),
  );
  await page.getByRole('button', { name: 'Back to top' }).click();
  return behavior;
}

/** Points at the link to the forum in the footer, which exists on every screen. */
const pointAtForum = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Conference' }).hover();

test('[RESP-09] with 2 GB of memory nothing is autoplayed, prefetched, animated or blurred; a phone with 8 GB has film, glass, smooth motion and prefetched pages', async ({
  site,
  page,
}) => {
  await rememberGigabytes(page, 2);
  const player = await fakeYouTube(page);
  await page.goto(site.url);
  await expect(page.locator('section#hero img').first()).toBeVisible();
  await expect(page.locator('section#hero video')).toHaveCount(0);
  expect(await barOnGlass(page)).toEqual({
    backdropFilter: 'none',
    backgroundColor: 'rgb(11, 31, 58)',
  });
  const recap = page.locator('#conference-recap');
  await scrollTo(recap.locator('[data-player]'), 'center');
  await page.waitForLoadState('networkidle');
  expect([filmsAsked(site), player.requests()]).toEqual([0, 0]);
  await recap.getByRole('button', { name: /Play/ }).click();
  await expect.poll(player.calls).toEqual(['create', 'play']);
  expect(await wayToTop(page)).toBe('instant');

  await pointAtForum(page);
  await page.waitForLoadState('networkidle');
  expect(forumPagesAsked(site)).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Conference' }).click();
  await expect(page).toHaveURL(`${site.url}/conference`);
  await expect.poll(() => forumPagesAsked(site)).toBe(1);

  // The latest of the answers counts.
  await rememberGigabytes(page, 8);
  await page.setViewportSize(PHONE);
  await page.goto(site.url);
  await expect.poll(() => filmsAsked(site)).toBe(1);
  expect((await barOnGlass(page)).backdropFilter).toContain('blur(12px)');
  await pointAtForum(page);
  await expect.poll(() => forumPagesAsked(site)).toBe(2);
  expect(await wayToTop(page)).toBe('smooth');
});
