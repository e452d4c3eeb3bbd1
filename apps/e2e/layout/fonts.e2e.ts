import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { throttle } from './layout-shift.ts';

test.use({ compressed: true });

/** The families that the texts of an element are really drawn in. */
async function fontsOf(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName).join();
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
