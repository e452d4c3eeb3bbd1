import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { colorAt } from './color-at.ts';
import { holdBack } from './hold-back.ts';

declare global {
  interface Window {
    /** Tags of the elements that were the largest contentful paint, in order. */
    largest: string[];
  }
}

const FILM = /\.(webm|mp4)$/;
const STILL = /\/still\.[^/]+\.svg$/;
const FILM_OR_STILL = /\.(webm|mp4)$|\/still\.[^/]+\.svg$/;

const hero = (page: Page) => page.locator('section#hero');
const film = (page: Page) => hero(page).locator('video');
const opacity = (page: Page) => film(page).evaluate((video) => getComputedStyle(video).opacity);
const still = (page: Page) => hero(page).locator('img');
const hasLoaded = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);

/** Position of the sun in the still image and in the film. */
const SUN = { x: 985, y: 500 };

/** True if the point of the sun is navy: hardly any red, some green, more blue. */
async function isNavy(page: Page): Promise<boolean> {
  const { red, green, blue } = await colorAt(page, SUN);
  return red < 40 && green < 60 && blue < 110 && red < green && green < blue;
}

const filmShows = (page: Page) => expect.poll(() => opacity(page)).toBe('1');

test('the introduction and the main links are on the first screen at every width', async ({
  site,
  page,
}) => {
  const whole = { ratio: 1 };
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(site.url);
    for (const text of [
      'Rice Association for African Development',
      "We can't wait for tomorrow.",
      'a student-run association at Rice University',
    ]) {
      await expect(hero(page).getByText(text).first(), text).toBeInViewport(whole);
    }
    for (const [name, path] of [
      ['Join a team', '/apply/student'],
      ['Bring a challenge', '/apply/partner'],
      ['See the forum', '/conference'],
      ['Give', '/donate'],
    ] as const) {
      const way = hero(page).getByRole('link', { name, exact: true });
      await expect(way).toBeInViewport(whole);
      await expect(way).toHaveAttribute('href', path);
      await expect(way.locator('xpath=following-sibling::p')).toBeInViewport(whole);
    }
    const donate = page.getByRole('banner').getByRole('link', { name: 'Donate' });
    await expect(donate).toBeInViewport(whole);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  }
});

/** Records the next fade of the film: its opacities, and the duration in milliseconds. */
const nextFade = (page: Page) =>
  film(page).evaluateHandle((video) => {
    const fade: { from?: unknown; to?: unknown; duration?: unknown } = {};
    video.addEventListener('transitionrun', () => {
      const effect = video.getAnimations().find((animation) => animation.effect)?.effect;
      if (!(effect instanceof KeyframeEffect)) return;
      const [from, to] = effect.getKeyframes().map((frame) => frame['opacity']);
      Object.assign(fade, { from, to, duration: effect.getTiming().duration });
    });
    return fade;
  });

test('[HOME-05][HOME-14] a silent film fades in over its still picture once it is loaded, loops, and can be stopped', async ({
  site,
  page,
}) => {
  const answer = await holdBack(page, FILM);
  await page.goto(site.url);
  await expect(film(page)).toBeAttached();
  expect(await opacity(page)).toBe('0');
  await expect.poll(() => hasLoaded(still(page))).toBe(true);
  await expect.poll(() => isNavy(page)).toBe(false);
  expect(await film(page).evaluate((video: HTMLVideoElement) => [video.muted, video.loop])).toEqual(
    [true, true],
  );
  const covers = await film(page).evaluate((video) => {
    const scrim = video.parentElement?.nextElementSibling;
    return scrim && getComputedStyle(scrim).backgroundImage;
  });
  expect(covers).toContain('linear-gradient');

  const fade = await nextFade(page);
  answer();
  await filmShows(page);
  expect(await fade.jsonValue()).toEqual({ from: '0', to: '1', duration: 1200 });
  const isPaused = () => film(page).evaluate((video: HTMLVideoElement) => video.paused);
  expect(await isPaused()).toBe(false);
  await hero(page).getByRole('button', { name: 'Pause background film' }).click();
  expect(await isPaused()).toBe(true);
  await hero(page).getByRole('button', { name: 'Play background film' }).click();
  await expect.poll(isPaused).toBe(false);
});

test('[HOME-13][HOME-14][HOME-15][ERR-13] before the film the hero is navy; if the film fails, it stays so with a line of text, and the error is logged', async ({
  site,
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  site.servers.content.fail({ kind: 'status', status: 404, matches: FILM_OR_STILL });
  await page.goto(site.url);
  const line = hero(page).locator('p', { hasText: /^Building a better future today$/ });
  await expect(line).toBeVisible();
  await expect(film(page)).toHaveCount(0);
  expect(await isNavy(page)).toBe(true);
  expect(warnings.join()).toContain('[raade] hero film failed');

  const answer = await holdBack(page, FILM);
  site.servers.content.fail({ kind: 'status', status: 404, matches: STILL });
  await page.goto(site.url);
  expect(await isNavy(page)).toBe(true);
  answer();
  await filmShows(page);
  await expect.poll(() => isNavy(page)).toBe(false);
});

test('a still picture replaces the film with reduced motion or data', async ({ site, browser }) => {
  for (const preference of ['less motion', 'less data']) {
    const context = await browser.newContext(
      preference === 'less motion' ? { reducedMotion: 'reduce' } : {},
    );
    const page = await context.newPage();
    if (preference === 'less data') {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    }
    await page.goto(site.url);
    await expect(hero(page).locator('img'), preference).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(film(page), preference).toHaveCount(0);
    await context.close();
  }
  expect(site.servers.content.requests.filter((path) => FILM.test(path))).toEqual([]);
});

test('the largest contentful paint is text', async ({ site, browser }) => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const largest: string[] = [];
      window.largest = largest;
      // Read at once, since hydration replaces elements.
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('element' in entry && entry.element instanceof Element) {
            largest.push(entry.element.tagName);
          }
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(site.url);
    await filmShows(page);
    const largest = await page.evaluate(() => window.largest.at(-1));
    expect.soft(['H1', 'P'], `${viewport.width} px`).toContain(largest);
    await context.close();
  }
});
