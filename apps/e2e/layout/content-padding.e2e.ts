import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';

/**
 * Smallest and largest widths of phones, tablets and desktops, with the padding in pixels; wider screens have a column.
 */
const PADDINGS = [
  { width: 360, padding: 16 },
  { width: 767, padding: 16 },
  { width: 768, padding: 24 },
  { width: 1023, padding: 24 },
  { width: 1024, padding: 32 },
  { width: 1200, padding: 32 },
  { width: 1440, padding: (1440 - 1152) / 2 },
];

/** The distances of headings and of the footer's text from the left edge. */
function distances(page: Page): Promise<{ main: number; footer: number }> {
  return page.evaluate(() => {
    const nearest = (selector: string) =>
      Math.min(
        ...Array.from(document.querySelectorAll(selector), (element) =>
          element.getBoundingClientRect(),
        )
          .filter(({ width }) => width > 1)
          .map(({ left }) => left),
      );
    return { main: nearest('main :is(h1, h2)'), footer: nearest('footer :is(h2, p, a)') };
  });
}

test('[RESP-06] content is 16, 24 and 32 px from the edges of phones, tablets and desktops, and 72 rem wide on wide screens', async ({
  site,
  page,
}) => {
  for (const path of ['/', '/conference']) {
    await page.goto(site.url + path);
    for (const { width, padding } of PADDINGS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await distances(page), `${path} at ${width} px`).toEqual({
        main: padding,
        footer: padding,
      });
    }
  }
});
