import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { pageIsLiving } from '../federation/living-page.ts';
import { visitorRoutes } from '../layout/public-routes.ts';
import { scrollThrough } from '../layout/scroll-through.ts';

declare global {
  interface Window {
    formattersMade: string[];
  }
}

/** Notes which formatters the page makes: the first of them holds a slow phone for a tenth of a second. */
async function noteFormatters(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.formattersMade = [];
    const formatters = Intl as unknown as Record<string, new (...options: unknown[]) => object>;
    for (const name of [
      'Collator',
      'DateTimeFormat',
      'DisplayNames',
      'ListFormat',
      'NumberFormat',
      'PluralRules',
    ]) {
      const Formatter = formatters[name];
      if (!Formatter) continue;
      formatters[name] = new Proxy(Formatter, {
        construct(target, options) {
          window.formattersMade.push(`${name}: ${new Error().stack}`);
          return new target(...(options as unknown[]));
        },
      });
    }
  });
}

for (const route of visitorRoutes()) {
  test(`${route} needs none of the browser’s formatters to come alive`, async ({ site, page }) => {
    await noteFormatters(page);
    await page.goto(site.url + route);
    await pageIsLiving(page);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.formattersMade)).toEqual([]);
  });
}
