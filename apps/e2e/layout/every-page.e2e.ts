import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { pageIsHydrated } from '../federation/hydrated-page.ts';
import { formattersMade, recordFormatters } from './formatters.ts';
import { recordShifts, shiftsOf, throttle, withoutFonts } from './layout-shift.ts';
import { movementsOf } from './movements.ts';
import { publicRoutes, visitorRoutes } from './public-routes.ts';
import { scrollThrough } from './scroll-through.ts';

test.use({ compressed: true });

/** Two screens with different layouts, one theme each. */
const VISITS = [
  { theme: 'light', viewport: { width: 412, height: 823 } },
  { theme: 'dark', viewport: { width: 1280, height: 800 } },
] as const;

/** Waits for the page and its slots. */
async function pageStands(page: Page): Promise<void> {
  await pageIsHydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText(/^Loading page/)).toHaveCount(0);
}

async function shiftsOfVisit(browser: Browser, address: string, visit: (typeof VISITS)[number]) {
  const context = await browser.newContext({ viewport: visit.viewport });
  const page = await context.newPage();
  await page.addInitScript((chosen) => localStorage.setItem('raade-ui-theme', chosen), visit.theme);
  await recordShifts(page);
  await withoutFonts(page);
  await throttle(page);
  await page.goto(address);
  await pageStands(page);
  await scrollThrough(page);
  const shifts = await shiftsOf(page);
  await context.close();
  return shifts;
}

for (const route of publicRoutes()) {
  test(`${route} does not shift while loading, does not move with reduced motion, and creates no formatter`, async ({
    site,
    page,
    browser,
  }) => {
    const address = site.url + route;
    for (const visit of VISITS) {
      expect
        .soft(await shiftsOfVisit(browser, address, visit), `shifts at ${visit.viewport.width} px`)
        .toEqual([]);
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await recordFormatters(page);
    await page.goto(address);
    await pageStands(page);
    expect.soft(await movementsOf(page), 'movements at the top').toEqual([]);
    await scrollThrough(page);
    expect.soft(await movementsOf(page), 'movements at the end').toEqual([]);
    await expect.soft(page.locator('video')).toHaveCount(0);
    if (visitorRoutes().includes(route)) {
      expect.soft(await formattersMade(page), 'formatters').toEqual([]);
    }
  });
}
