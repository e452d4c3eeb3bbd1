import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';

const bar = (page: Page) => page.getByRole('banner');

/** The paint of the bar behind its text: the ground, its filter and its lower edge. */
const ground = (page: Page) =>
  bar(page).evaluate((element) => {
    const style = getComputedStyle(element, '::before');
    const { backgroundColor, backdropFilter, borderBottomWidth, borderBottomStyle } = style;
    // The alpha of the colour: the last of the numbers, if it has four.
    const [, , , alpha = '1'] = style.borderBottomColor.match(/[\d.]+/g) ?? [];
    return {
      backgroundColor,
      isBlurred: /\bblur\([1-9]\d*px\)/.test(backdropFilter),
      edge: `${borderBottomWidth} ${borderBottomStyle}`,
      hasVisibleEdge: Number(alpha) > 0,
    };
  });

const clear = { backgroundColor: 'rgba(0, 0, 0, 0)', isBlurred: false, hasVisibleEdge: false };
const glass = (alpha: 0.1 | 0.2) => ({
  ...{ backgroundColor: `rgba(0, 0, 0, ${alpha})`, isBlurred: true },
  ...{ edge: '1px solid', hasVisibleEdge: true },
});

for (const [path, alpha] of [
  ['/', 0.2],
  ['/conference', 0.2],
  ['/studios', 0.2],
  ['/conference/register', 0.2],
  ['/about', 0.1],
  ['/contact', 0.1],
  ['/donate', 0.1],
  ['/projects/sunfi-solar-initiative', 0.1],
] as const) {
  test(`[NAV-09] scrolled, the bar of ${path} is blurred, ${alpha * 100}% black, with an edge below`, async ({
    site,
    page,
  }) => {
    await page.goto(site.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await ground(page)).toMatchObject(clear);
    await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }));
    await expect.poll(() => ground(page)).toEqual(glass(alpha));
  });
}

for (const width of [320, 360, 768, 1024, 1280]) {
  test(`all of the bar has room at ${width} px`, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${site.url}/contact`);
    await expect(bar(page).getByRole('link', { name: 'RAADE home' })).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Donate' })).toBeVisible();
    const edges = await bar(page)
      .locator('a:visible, button:visible')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      );
    const inOrder = edges.toSorted((one, other) => one.left - other.left);
    inOrder.forEach(({ left }, at) =>
      expect(left).toBeGreaterThanOrEqual(inOrder[at - 1]?.right ?? 0),
    );
    expect(inOrder.at(-1)?.right).toBeLessThanOrEqual(width);
  });
}
