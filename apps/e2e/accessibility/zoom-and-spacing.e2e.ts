import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { publicRoutes } from '../layout/public-routes.ts';
import { scrollThrough } from '../layout/scroll-through.ts';
import { addStyles } from '../policy/add-styles.ts';
import { cutOffTexts } from './cut-off-text.ts';

/** What somebody may set without losing anything: WCAG 2.2, 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** A screen of 1280 by 1024, as zoom makes it smaller for the page: 1.4.4 asks for 200 %, 1.4.10 for 400 %. */
const ZOOMED = {
  '200 %': { width: 640, height: 512 },
  '400 %': { width: 320, height: 256 },
};
const WIDTHS = [360, 768, 1440];

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const route of publicRoutes()) {
  test(`${route} fits, and no text is cut off, at 200 % and at 400 %`, async ({ site, page }) => {
    await page.setViewportSize(ZOOMED['200 %']);
    await page.goto(site.url + route);
    await scrollThrough(page);
    for (const [zoom, size] of Object.entries(ZOOMED)) {
      await page.setViewportSize(size);
      expect([zoom, await widthOf(page)]).toEqual([zoom, size.width]);
      expect([zoom, await cutOffTexts(page)]).toEqual([zoom, []]);
    }
  });

  test(`${route} fits, and no text is cut off, with text set wide`, async ({ site, page }) => {
    await page.goto(site.url + route);
    await scrollThrough(page);
    await addStyles(page, SPACING);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await widthOf(page)]).toEqual([width, width]);
      expect([width, await cutOffTexts(page)]).toEqual([width, []]);
    }
  });
}
