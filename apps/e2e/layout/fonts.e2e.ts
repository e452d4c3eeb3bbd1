import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { frameIsHydrated } from '../federation/hydrated-page.ts';
import { holdBack } from '../home/hold-back.ts';

test.use({ compressed: true });

async function fontsNow(session: CDPSession, selector: string): Promise<string> {
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName).join();
}

/** Returns the fonts that are used for an element. */
async function fontsOf(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  let fonts = '';
  // Repeated, since hydration may replace nodes.
  await expect(async () => {
    fonts = await fontsNow(session, selector);
  }).toPass();
  await session.detach();
  return fonts;
}

test('fonts are preloaded, and used even if late; letters that they lack use the companion font, which is loaded only then', async ({
  site,
  page,
}) => {
  const answer = await holdBack(page, /\.woff2$/);
  await page.goto(site.url, { waitUntil: 'commit' });
  await frameIsHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await fontsOf(page, 'h1')).not.toMatch(/Bricolage/);
  expect(await page.locator('link[rel=preload][as=font]').count()).toBe(2);
  answer();
  await expect.poll(() => fontsOf(page, 'h1')).toMatch(/^Bricolage Grotesque[^,]*$/);
  await expect.poll(() => fontsOf(page, 'footer a')).toMatch(/^Figtree[^,]*$/);

  const companions = () =>
    Object.values(site.servers)
      .flatMap(({ requests }) => requests)
      .filter((path) => path.includes('companion'));
  await page.waitForLoadState('networkidle');
  expect(companions()).toEqual([]);
  await page.evaluate(() => {
    const name = document.createElement('p');
    name.textContent = 'Ọlá';
    Object.assign(name, { id: 'name' }).style.fontFamily = 'var(--font-companion)';
    document.querySelector('main')?.prepend(name);
  });
  await expect.poll(() => fontsOf(page, '#name')).toMatch(/^Noto Sans[^,]*$/);
  expect(companions()).toHaveLength(1);
});
