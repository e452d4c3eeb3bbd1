import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { pageIsLiving } from '../federation/living-page.ts';
import { colourAt } from './colour-at.ts';
import { holdBack } from './hold-back.ts';
import { withinNow } from '../machine/pace.ts';

declare global {
  interface Window {
    /** Tags of what was the largest that had been painted, one after the other. */
    largest: string[];
  }
}

/** Decoding without a graphics card takes its time on a busy machine. */
const BUSY = 30_000;
const FILM = /\.(webm|mp4)$/;
const STILL = /\/still\.[^/]+\.svg$/;

const hero = (page: Page) => page.locator('section#hero');
const film = (page: Page) => hero(page).locator('video');
const opacity = (page: Page) => film(page).evaluate((video) => getComputedStyle(video).opacity);
const still = (page: Page) => hero(page).locator('img');
const hasLoaded = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);

/** The sun's place in the still and in the film. */
const SUN = { x: 985, y: 500 };

/** True if visitors see navy where the sun would be: hardly any red, some green, more blue. */
async function isNavy(page: Page): Promise<boolean> {
  const { red, green, blue } = await colourAt(page, SUN);
  return red < 40 && green < 60 && blue < 110 && red < green && green < blue;
}

const filmShows = (page: Page) =>
  expect.poll(() => opacity(page), { timeout: withinNow(BUSY) }).toBe('1');

function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  return warnings;
}

test('[HOME-01][HOME-06][HOME-07][HOME-08][HOME-09][PROD-05] the hero says who we are', async ({
  site,
  page,
}) => {
  await page.goto(site.url);
  await expect(page).toHaveTitle('RAADE - Rice Association for African Development');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Rice Association for African Development',
  );
  await expect(hero(page)).toContainText("We can't wait for tomorrow.");
  await expect(hero(page)).toContainText("We're building it today.");
  await expect(hero(page)).toContainText("building Africa's future with students and partners");
  await expect(hero(page)).toContainText(
    'a community of students and partners creating sustainable solutions through market-driven innovation',
  );
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  test(`who we are and what one can do here stand in the first screen at ${viewport.width} px`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(site.url);
    const whole = { ratio: 1 };
    await expect(
      hero(page).getByText('a student-run association at Rice University'),
    ).toBeInViewport(whole);
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
  });
}

test('where the system sets the colours, no film and no picture lies behind the words', async ({
  site,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(site.url);
  await pageIsLiving(page);
  await expect(still(page)).toBeHidden();
  await expect(film(page)).toHaveCount(0);
});

/** The film is told to fade in: what its opacity goes through, and how long that takes in milliseconds. */
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

test('[HOME-05][HOME-14] over its still, a silent film fades in once it is loaded, goes round, and can be stopped', async ({
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

for (const fate of ['held back', 'refused'] as const) {
  test(`[HOME-14] before the film, with its still ${fate}, the hero is navy`, async ({
    site,
    page,
  }) => {
    const answers = [await holdBack(page, FILM)];
    if (fate === 'held back') answers.push(await holdBack(page, STILL));
    else site.servers.content.fail({ kind: 'status', status: 404, matches: STILL });
    // The page is not loaded while a picture of it is on its way.
    await page.goto(site.url, { waitUntil: 'commit' });
    await pageIsLiving(page);
    await expect(film(page)).toBeAttached();
    expect(await isNavy(page)).toBe(true);

    for (const answer of answers) answer();
    await filmShows(page);
    await expect.poll(() => isNavy(page)).toBe(false);
  });
}

test('[HOME-14] the film fades in over the navy, too, where there is no still', async ({
  site,
  page,
}) => {
  const answer = await holdBack(page, FILM);
  site.servers.content.fail({ kind: 'status', status: 404, matches: STILL });
  await page.goto(site.url);
  const fade = await nextFade(page);
  answer();
  await filmShows(page);
  expect(await fade.jsonValue()).toEqual({ from: '0', to: '1', duration: 1200 });
});

test('[HOME-13][HOME-15][ERR-13] when the film fails, the navy stays with a line of text, and the error is logged', async ({
  site,
  page,
}) => {
  const warnings = warningsOf(page);
  site.servers.content.fail({ kind: 'status', status: 404, matches: FILM });
  await page.goto(site.url);
  const line = hero(page).locator('p', { hasText: /^Building a better future today$/ });
  await expect(line).toBeVisible({ timeout: withinNow(BUSY) });
  await expect(film(page)).toHaveCount(0);
  expect(await isNavy(page)).toBe(true);
  expect(warnings.join()).toContain('[raade] hero film failed');
});

for (const wish of ['less motion', 'less data'] as const) {
  test(`who wants ${wish} gets a still picture instead of the film`, async ({ site, page }) => {
    if (wish === 'less motion') await page.emulateMedia({ reducedMotion: 'reduce' });
    else {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    }
    await page.goto(site.url);
    await expect(hero(page).locator('img')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(film(page)).toHaveCount(0);
    expect(site.servers.content.requests.filter((path) => FILM.test(path))).toEqual([]);
  });
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`words are what is painted last of the largest at ${viewport.width} px`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const largest: string[] = [];
      window.largest = largest;
      // Read at once: what the living page replaces is gone later.
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
    expect(['H1', 'P']).toContain(largest);
  });
}
