import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { sectionCode } from '../federation/section-code.ts';
import { controlDecoding, decodedImages, logoSource } from '../navigation/logos.ts';
import { logOf, timesLogged } from './faults.ts';
import { scrollTo } from '../layout/scroll-to.ts';
import { withinNow } from '../machine/pace.ts';

const DONATE_CHUNK = /\/js\/donate\.[0-9a-f]+\.js/;

const donateLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Donate' });

/** Notes each `preload-error` event on the window, and prevents it if asked to. */
async function listen(page: Page, mode: 'watch' | 'handle'): Promise<void> {
  await page.addInitScript((isHandled) => {
    const errors: string[] = [];
    Object.assign(window, { preloadErrors: errors });
    window.addEventListener('preload-error', (event) => {
      const detail: unknown = event instanceof CustomEvent && event.detail;
      if (detail instanceof Error) errors.push(detail.name);
      if (isHandled) event.preventDefault();
    });
  }, mode === 'handle');
}

const preloadErrors = (page: Page): Promise<unknown> =>
  page.evaluate((): unknown => Reflect.get(window, 'preloadErrors'));

test('[RESP-12] logos and the first page are preloaded with the document, by its path', async ({
  site,
  page,
}) => {
  await controlDecoding(page, 'count');
  const html = await (await page.goto(`${site.url}/conference`))?.text();
  const { content, giving } = site.servers;
  const hinted = (file: RegExp) => new RegExp(`rel="preload"[^>]*${file.source}`).test(html ?? '');
  expect(hinted(/\/js\/forum\.[0-9a-f]+\.js/)).toBe(true);
  const entryOf = ({ origin }: typeof content) =>
    new RegExp(`${origin}/r/[0-9a-f]+/remoteEntry\\.js`);
  expect(hinted(entryOf(content))).toBe(true);
  expect(hinted(entryOf(giving))).toBe(false);
  expect(hinted(/\/js\/home\.[0-9a-f]+\.js/)).toBe(false);
  await expect(page.getByRole('banner').getByRole('img', { name: 'RAADE' })).toBeVisible();
  const isDecoded = async (logo: RegExp) =>
    (await decodedImages(page)).some((source) => logo.test(source));
  for (const form of ['full', 'short'] as const) {
    for (const ink of ['white', 'black'] as const) {
      await expect.poll(() => isDecoded(logoSource(form, ink))).toBe(true);
    }
  }

  const asked = (server: typeof content, file: RegExp) =>
    server.requests.filter((path) => file.test(path)).length;
  expect(asked(content, /\/js\/home\./)).toBe(0);
  await page.getByRole('link', { name: 'RAADE home' }).hover();
  await expect.poll(() => asked(content, /\/js\/home\./)).toBe(1);

  await donateLink(page).focus();
  await expect.poll(() => asked(giving, DONATE_CHUNK)).toBe(1);
  // Everything that the page needs is there already.
  giving.fail({ kind: 'refused', matches: /./ });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/donate`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Sections of the home page whose code is loaded late. */
const SECTIONS = [
  { id: 'transition-stat', text: '1 in 4' },
  { id: 'future-showcase', text: 'Solar Access Program' },
  { id: 'transition-hook', text: 'See how to add yours.' },
  { id: 'join', text: 'Three ways to build with us' },
];
const codeOfSections = () => Promise.all(SECTIONS.map(({ id }) => sectionCode(id)));

test('[RESP-12] a page is preloaded with its sections: once it was pointed at, it needs nothing more', async ({
  site,
  page,
}) => {
  const { content } = site.servers;
  const files = await codeOfSections();
  const loaded = () => files.filter((file) => content.requests.some((path) => path.endsWith(file)));
  await page.goto(`${site.url}/contact`);
  expect(loaded()).toEqual([]);
  const answers = files.map((file) =>
    page.waitForResponse((response) => response.url().endsWith(file)),
  );
  await page.getByRole('link', { name: 'RAADE home' }).hover();
  await Promise.all(answers.map(async (answer) => (await answer).finished()));

  content.fail({ kind: 'refused', matches: /\.js$/ });
  await page.getByRole('link', { name: 'RAADE home' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  for (const { id, text } of SECTIONS) {
    const section = page.locator(`section#${id}`);
    await scrollTo(section);
    await expect(section).toContainText(text);
  }
});

test('[RESP-12] the section below the screen is loaded ahead, those far below are not', async ({
  site,
  page,
}) => {
  const { content } = site.servers;
  const [next = '', ...later] = await codeOfSections();
  const isLoaded = (file: string) => content.requests.some((path) => path.endsWith(file));
  await page.goto(site.url);
  const section = page.locator('section#transition-stat');
  await expect(section).toContainText('1 in 4');
  await expect(section).not.toBeInViewport();
  expect(isLoaded(next)).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(later.slice(1).filter(isLoaded)).toEqual([]);
});

test('[ERR-15] a chunk that cannot be preloaded raises preload-error and is rethrown; the page comes all the same', async ({
  site,
  page,
}) => {
  const log = logOf(page);
  await listen(page, 'watch');
  site.servers.giving.fail({ kind: 'status', status: 500, matches: DONATE_CHUNK });
  await page.goto(site.url);
  await donateLink(page).hover();
  await expect
    .poll(() => preloadErrors(page), { timeout: withinNow(10_000) })
    .toEqual(['ChunkLoadError']);
  await expect.poll(() => timesLogged(log, 'page not preloaded')).toBe(1);

  site.servers.giving.heal();
  await donateLink(page).click();
  await expect(page.getByRole('heading', { name: 'Your Donation' })).toBeVisible();
});

test('[ERR-15] a preload-error that was handled is not rethrown', async ({ site, page }) => {
  const log = logOf(page);
  await listen(page, 'handle');
  site.servers.giving.fail({ kind: 'status', status: 500, matches: DONATE_CHUNK });
  await page.goto(site.url);
  await donateLink(page).hover();
  await expect
    .poll(() => preloadErrors(page), { timeout: withinNow(10_000) })
    .toEqual(['ChunkLoadError']);
  expect(timesLogged(log, 'page not preloaded')).toBe(0);
});

test('[ERR-14] logos that cannot be preloaded are logged, and the page continues', async ({
  site,
  page,
}) => {
  const log = logOf(page);
  await controlDecoding(page, 'fail');
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'RAADE home' })).toBeVisible();
  await expect.poll(() => timesLogged(log, 'logo not loaded')).toBeGreaterThan(0);
  await donateLink(page).click();
  await expect(page.getByRole('heading', { name: 'Your Donation' })).toBeVisible();
});
