import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { publicRoutes } from '../layout/public-routes.ts';
import { scrollThrough } from '../layout/scroll-through.ts';
import { addStyles } from '../policy/add-styles.ts';
import { cutOffTexts } from './cut-off-text.ts';
import { expectAccessible, WIDTHS } from './every-theme.ts';

/** Text spacing that readers may set without losing anything: WCAG 2.2, 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** The viewport of a screen of 1280 by 1024 at 200 % zoom (WCAG 1.4.4) and 400 % (1.4.10). */
const ZOOMED = {
  '200 %': { width: 640, height: 512 },
  '400 %': { width: 320, height: 256 },
};

/** Other states of these pages. */
const STATES = [
  '/conference/register',
  '/conference/success?session_id=cs_1',
  '/conference/speakers/nobody',
];

async function expectFits(page: Page, size: { width: number; height: number }, state: string) {
  await page.setViewportSize(size);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, `the width, ${state}`).toBe(size.width);
  expect.soft(await cutOffTexts(page), `texts that are cut off, ${state}`).toEqual([]);
}

for (const route of new Set([...publicRoutes(), ...STATES])) {
  test(`${route}: axe finds nothing, and no text is cut off when zoomed or spaced widely`, async ({
    site,
    page,
  }) => {
    await page.goto(site.url + route);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await scrollThrough(page);
    await expect(page.getByText(/^Verifying/).filter({ visible: true })).toHaveCount(0);
    await expectAccessible(page, route, { widths: WIDTHS });
    for (const [zoom, size] of Object.entries(ZOOMED)) await expectFits(page, size, zoom);
    await addStyles(page, SPACING);
    for (const width of WIDTHS) {
      await expectFits(page, { width, height: 900 }, `set wide at ${width} px`);
    }
  });
}
