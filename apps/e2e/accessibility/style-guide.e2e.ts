import { expect, test } from './style-guide.ts';
import { violationsOf } from './violations.ts';

/** Both themes are side by side, so every named region and navigation is there twice. */
const SAME_NAMES = 'landmark-unique';

test('axe finds nothing on any primitive in any state, in both themes', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOf(page, { withoutRules: [SAME_NAMES] })).toEqual([]);
  }
});

test('nothing of the guide is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('main controls are at least 44 px high, and all targets 24 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const lowerThan = (least: number, selector: string) =>
    page
      .locator(selector)
      .evaluateAll(
        (elements, limit) =>
          elements
            .filter((element) => element.getBoundingClientRect().height < limit)
            .map((element) => element.outerHTML.slice(0, 120)),
        least,
      );
  const mains = [
    ':is(button, select, textarea):not(dialog *)',
    'input:not([type=checkbox], label *)',
  ];
  expect(await lowerThan(44, mains.join())).toEqual([]);
  expect(await lowerThan(24, 'fieldset label, nav a')).toEqual([]);
  expect(await lowerThan(44, 'label:has([type=checkbox])')).toEqual([]);
});
