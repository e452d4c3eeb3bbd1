import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { holdBack } from './hold-back.ts';

/** Decoding without a graphics card takes its time on a busy machine. */
const BUSY = 30_000;
const FILM = /\.(webm|mp4)$/;
const NAVY = 'rgb(11, 31, 58)';

const hero = (page: Page) => page.locator('section#hero');
const film = (page: Page) => hero(page).locator('video');
const opacity = (page: Page) => film(page).evaluate((video) => getComputedStyle(video).opacity);
const backgrounds = (page: Page) =>
  hero(page).evaluate((element) => getComputedStyle(element).backgroundImage);

const filmShows = (page: Page) => expect.poll(() => opacity(page), { timeout: BUSY }).toBe('1');

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

test('[HOME-05][HOME-14] on navy, a silent film comes in once it is loaded, goes round, and can be stopped', async ({
  site,
  page,
}) => {
  const answer = await holdBack(page, FILM);
  await page.goto(site.url);
  await expect(film(page)).toBeAttached();
  expect(await opacity(page)).toBe('0');
  expect(await backgrounds(page)).toContain(NAVY);
  expect(await film(page).evaluate((video: HTMLVideoElement) => [video.muted, video.loop])).toEqual(
    [true, true],
  );
  const covers = await hero(page)
    .locator('video')
    .evaluate((video) => {
      const scrim = video.parentElement?.nextElementSibling;
      return scrim && getComputedStyle(scrim).backgroundImage;
    });
  expect(covers).toContain('linear-gradient');

  answer();
  await filmShows(page);
  const isPaused = () => film(page).evaluate((video: HTMLVideoElement) => video.paused);
  expect(await isPaused()).toBe(false);
  await hero(page).getByRole('button', { name: 'Pause background film' }).click();
  expect(await isPaused()).toBe(true);
  await hero(page).getByRole('button', { name: 'Play background film' }).click();
  await expect.poll(isPaused).toBe(false);
});

test('[HOME-13][HOME-15][ERR-13] when the film fails, the navy stays with a line of text, and the error is logged', async ({
  site,
  page,
}) => {
  const warnings = warningsOf(page);
  site.servers.content.fail({ kind: 'status', status: 404, matches: FILM });
  await page.goto(site.url);
  const line = hero(page).locator('p', { hasText: /^Building a better future today$/ });
  await expect(line).toBeVisible({ timeout: BUSY });
  await expect(film(page)).toHaveCount(0);
  expect(await backgrounds(page)).toContain(NAVY);
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
      Object.assign(window, { largest });
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
    const largest: unknown = await page.evaluate(() => Reflect.get(window, 'largest').at(-1));
    expect(['H1', 'P']).toContain(largest);
  });
}
