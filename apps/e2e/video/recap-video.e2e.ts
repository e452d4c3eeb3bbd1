import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { fakeYouTube } from './fake-player.ts';
import { scrollTo } from '../layout/scroll-to.ts';
import { withinNow } from '../machine/pace.ts';

const WINDOW_HEIGHT = 800;
const INSET = 100;
/** Longer than the five seconds after which the page gives up on a silent frame. */
const GIVEN_UP_WITHIN_MS = 12_000;

const recap = (page: Page) => page.locator('#conference-recap');
const film = (page: Page) => recap(page).locator('[data-player]');

/** Returns the scroll positions at which half of the video becomes visible, from below and from above. */
async function turningPoints(page: Page) {
  const { middle } = await film(page).evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return { middle: top + window.scrollY + height / 2 };
  });
  return {
    enters: Math.ceil(middle) - (WINDOW_HEIGHT - INSET),
    leaves: Math.floor(middle) - INSET,
  };
}

/** Scrolls with the wheel, as a visitor does. */
async function wheelTo(page: Page, top: number): Promise<void> {
  const from = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, top - from);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(top));
}

async function openHome(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(recap(page)).toBeAttached();
}

test.use({ viewport: { width: 1280, height: WINDOW_HEIGHT } });

test('[HOME-16][VID-01][VID-02][VID-03][VID-04][VID-05] on the home page the recap plays muted while half of it is visible, until the visitor leaves the page', async ({
  site,
  page,
}) => {
  const player = await fakeYouTube(page);
  await openHome(page, site.url);
  const { enters, leaves } = await turningPoints(page);

  await wheelTo(page, enters - 12);
  await page.waitForLoadState('networkidle');
  expect(player.requests()).toBe(0);
  await wheelTo(page, enters + 12);
  await expect.poll(player.calls).toEqual(['create', 'play']);
  const frame = recap(page).locator('iframe');
  const address = new URL((await frame.getAttribute('src')) ?? '');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    autoplay: '1',
    mute: '1',
    enablejsapi: '1',
    modestbranding: '1',
    rel: '0',
  });
  await expect(frame).toHaveAttribute('title', /Highlights/);

  await wheelTo(page, leaves + 12);
  await expect.poll(player.calls).toEqual(['create', 'play', 'pause']);
  await wheelTo(page, leaves - 12);
  await expect.poll(player.calls).toEqual(['create', 'play', 'pause', 'play']);

  await recap(page).getByRole('link', { name: 'Learn More About Our Forum' }).click();
  await expect(page).toHaveURL(`${site.url}/conference`);
  await expect.poll(player.calls).toEqual(['create', 'play', 'pause', 'play', 'destroy']);
  expect(player.requests()).toBe(1);
});

test('with reduced motion the recap waits for its button, and the focus moves to the player; on a phone it plays by itself, too', async ({
  site,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = await fakeYouTube(page);
  await openHome(page, site.url);
  const button = recap(page).getByRole('button', { name: /^Play video: Highlights/ });
  await scrollTo(button, 'center');
  await page.waitForLoadState('networkidle');
  expect(player.requests()).toBe(0);
  await button.press('Enter');
  await expect.poll(player.calls).toEqual(['create', 'play']);
  await expect(recap(page).locator('iframe')).toBeFocused();

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 360, height: 740 });
  await openHome(page, site.url);
  await scrollTo(film(page), 'center');
  await expect.poll(() => player.calls().slice(-3)).toEqual(['destroy', 'create', 'play']);
});

test('[VID-06][ERR-13] a film that fails, or any film with reduced data, is replaced by its poster with a link', async ({
  site,
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const player = await fakeYouTube(page);
  const link = recap(page).getByRole('link', { name: /^Watch on YouTube/ });
  await openHome(page, site.url);
  await scrollTo(film(page), 'center');
  await expect.poll(player.calls).toEqual(['create', 'play']);
  await player.fail(100);
  await expect(link).toBeVisible();
  await expect(recap(page).locator('iframe')).toHaveCount(0);
  expect(warnings.join()).toContain('[raade] video failed {code: 100}');

  await page.route('https://www.youtube-nocookie.com/**', (route) => route.abort());
  await openHome(page, site.url);
  await scrollTo(film(page), 'center');
  await expect(link).toBeVisible({ timeout: withinNow(GIVEN_UP_WITHIN_MS) });
  expect(warnings.join()).toContain('[raade] video player not loaded');

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await openHome(page, site.url);
  await expect(page.locator('section#hero video')).toHaveCount(0);
  await scrollTo(link, 'center');
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/);
  // Text on a picture has its own background.
  await expect(link.getByText('Watch on YouTube')).toHaveCSS('background-color', 'rgb(11, 31, 58)');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.includes('youtube'))).toEqual([]);
});
