import { expect, test } from './style-guide.ts';
import { violationsOf } from './violations.ts';

/** Both themes are side by side, so all landmarks exist twice. */
const SAME_NAMES = 'landmark-unique';

test('the guide: axe finds nothing in both themes, nothing is wider than a phone, targets are large enough, and a dialog traps and returns the focus', async ({
  page,
}) => {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await violationsOf(page, { withoutRules: [SAME_NAMES] });
    expect.soft(found, `${width} px`).toEqual([]);
  }
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
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.setViewportSize({ width: 1280, height: 800 });
  const opener = page.getByRole('button', { name: 'Open a dialog' }).first();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await opener.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Stay here' })).toBeFocused();
  // One round: focus outside of the dialog may only be in the browser's own controls.
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.closest('dialog') === null;
    });
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await dialog.getByRole('heading').click();
  await expect(dialog, 'a click on it').toBeVisible();
  const top = await page.evaluate(() => window.scrollY);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 600);
  await page.mouse.click(20, 400);
  await expect(dialog, 'a click beside it').toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await opener.click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(dialog).toBeHidden();
});
