import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { recordShifts, shiftsOf, throttle, withoutFonts } from './layout-shift.ts';
import { publicRoutes } from './public-routes.ts';
import { scrollThrough } from './scroll-through.ts';

test.use({ compressed: true });

/** Two screens that break lines and stack parts differently, one theme each. */
const visits = [
  { theme: 'light', viewport: { width: 412, height: 823 } },
  { theme: 'dark', viewport: { width: 1280, height: 800 } },
] as const;

/** The page, and whatever comes into its slots after it. */
async function pageStands(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText(/^Loading page/)).toHaveCount(0);
}

for (const route of publicRoutes()) {
  for (const { theme, viewport } of visits) {
    test(`nothing moves by itself on ${route} (${theme}, ${viewport.width} px)`, async ({
      site,
      page,
    }) => {
      await page.addInitScript((chosen) => localStorage.setItem('raade-ui-theme', chosen), theme);
      await page.setViewportSize(viewport);
      await recordShifts(page);
      await withoutFonts(page);
      await throttle(page);
      await page.goto(`${site.url}${route}`);
      await pageStands(page);
      await scrollThrough(page);
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
}
