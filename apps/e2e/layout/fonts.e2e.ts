import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { isAlive } from '../federation/living-page.ts';
import { holdBack } from '../home/hold-back.ts';
import { withinNow } from '../machine/pace.ts';
import { recordShifts, shiftsOf, throttle } from './layout-shift.ts';

test.use({ compressed: true });

async function fontsNow(session: CDPSession, selector: string): Promise<string> {
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName).join();
}

/** The families that the texts of an element are really drawn in. */
async function fontsOf(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  let fonts = '';
  // The page may come alive between two questions, with nodes of its own.
  await expect(async () => {
    fonts = await fontsNow(session, selector);
  }).toPass();
  await session.detach();
  return fonts;
}

async function expectSiteFonts(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await fontsOf(page, 'h1')).toMatch(/^Bricolage Grotesque[^,]*$/);
  expect(await fontsOf(page, 'footer a')).toMatch(/^Figtree[^,]*$/);
}

test('on a slow network a first visit goes on in the fallback, a second one has the fonts of the site', async ({
  site,
  page,
}) => {
  await throttle(page);
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await fontsOf(page, 'h1')).not.toMatch(/Bricolage/);
  await page.waitForLoadState('networkidle');

  await page.goto(`${site.url}/about`);
  await expectSiteFonts(page);
});

const FONTS = /\.woff2$/;

const isOurs = async (page: Page) => /^Bricolage Grotesque[^,]*$/.test(await fontsOf(page, 'h1'));

/** A line on which the server answers after so many milliseconds, however busy the machine is. */
async function onLine(
  page: Page,
  { answeredAfter }: { readonly answeredAfter: number },
): Promise<void> {
  await page.addInitScript((responseStart) => {
    const entriesOf = performance.getEntriesByType.bind(performance);
    const visit = { type: 'navigate', requestStart: 0, responseStart };
    performance.getEntriesByType = (type) =>
      type === 'navigation' ? [visit as unknown as PerformanceEntry] : entriesOf(type);
  }, answeredAfter);
}

/** A line that is quick, on which the page waits for its fonts for `patience` ms. */
async function onQuickLine(page: Page, patience: number): Promise<void> {
  await onLine(page, { answeredAfter: 10 });
  await page.addInitScript((milliseconds) => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((action: () => void, delay?: number) =>
      later(action, delay === 150 ? milliseconds : delay)) as typeof window.setTimeout;
  }, patience);
}

test('fonts that come while the page waits for them are there from its first frame on', async ({
  site,
  page,
}) => {
  await onQuickLine(page, 20_000);
  const answer = await holdBack(page, FONTS);
  await recordShifts(page);
  await page.goto(site.url, { waitUntil: 'commit' });
  await isAlive(page);
  await expect(page.locator('html[data-fonts="awaited"]')).toBeAttached();
  answer();
  await expect(page.locator('html:not([data-fonts])')).toBeAttached();
  await expectSiteFonts(page);
  expect(await shiftsOf(page)).toEqual([]);
});

test('fonts that come later move nothing, and are there from the first frame of the next page on', async ({
  site,
  page,
}) => {
  await onQuickLine(page, 0);
  const answer = await holdBack(page, FONTS);
  await recordShifts(page);
  await page.goto(site.url, { waitUntil: 'commit' });
  await isAlive(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  answer();
  await page.waitForFunction(() => window.raadeShowFonts !== undefined);
  expect(await isOurs(page)).toBe(false);
  expect(await shiftsOf(page)).toEqual([]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Privacy/ })).toBeVisible();
  await expectSiteFonts(page);
});

test('fonts that come late are there at the card field: all that is read there is new', async ({
  site,
  page,
}) => {
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await onQuickLine(page, 0);
  const answer = await holdBack(page, FONTS);
  await page.goto(`${site.url}/donate`, { waitUntil: 'commit' });
  await isAlive(page);
  await page.getByLabel('Full name').fill('Sample Donor');
  await page.getByLabel('Email').fill('donor@example.org');
  answer();
  await page.waitForFunction(() => window.raadeShowFonts !== undefined);
  expect(await isOurs(page)).toBe(false);

  await page.getByRole('button', { name: 'Donate $50 Now' }).click();
  await page.getByRole('heading', { name: /^Complete Your Donation|Payment System/ }).waitFor();
  await expectSiteFonts(page);
});

/** How far each page was when its script asked for fonts. */
async function noteAsking(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { raadeAsked: asked });
    window.FontFace = class extends FontFace {
      override load() {
        asked.push(document.readyState);
        return super.load();
      }
    };
  });
  return () => page.evaluate(() => (window as unknown as { raadeAsked: string[] }).raadeAsked);
}

async function expectFontsLast(page: Page, url: string): Promise<void> {
  const asked = await noteAsking(page);
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html[data-fonts]')).toHaveCount(0);
  await expect.poll(asked).toEqual(['complete', 'complete']);
}

test('on a quick line fonts are asked for before the page is read', async ({ site, page }) => {
  await onQuickLine(page, 20_000);
  const asked = await noteAsking(page);
  await page.goto(site.url);
  expect(await asked()).toEqual(['loading', 'loading']);
});

test('far from the server the page waits for no font, and its script asks for them after all else', async ({
  site,
  page,
}) => {
  await onLine(page, { answeredAfter: 100 });
  await expectFontsLast(page, site.url);
});

test('who saves data is not made to wait for fonts, nor are they asked for ahead of the page', async ({
  site,
  page,
}) => {
  await onQuickLine(page, 20_000);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await expectFontsLast(page, site.url);
});

declare global {
  interface Window {
    raadeShowFonts?: () => void;
  }
}

test('a name with letters that our families lack is drawn whole in the companion, which nobody else loads', async ({
  site,
  page,
}) => {
  const companions = () =>
    Object.values(site.servers)
      .flatMap(({ requests }) => requests)
      .filter((path) => path.includes('companion'));
  await page.goto(site.url);
  await page.waitForLoadState('networkidle');
  expect(companions()).toEqual([]);

  const addName = () =>
    page.evaluate(() => {
      const name = document.createElement('p');
      name.textContent = 'Ọlá';
      Object.assign(name, { id: 'name' }).style.fontFamily = 'var(--font-companion)';
      document.querySelector('main')?.prepend(name);
    });
  await addName();
  await expect.poll(() => companions().length).toBe(1);

  // A visit waits a tenth of a second for the family, from the cache too: on a busy machine that may be too short.
  await expect(async () => {
    await page.goto(`${site.url}/about`);
    await addName();
    await expect
      .poll(() => fontsOf(page, '#name'), { timeout: withinNow(1000) })
      .toMatch(/^Noto Sans[^,]*$/);
  }).toPass();
  expect(companions()).toHaveLength(1);
});
