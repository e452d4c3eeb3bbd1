import { expect, test } from './style-guide.ts';

test('a dialog holds the focus, from its harmless button on, and gives it back', async ({
  page,
}) => {
  const opener = page.getByRole('button', { name: 'Open a dialog' }).first();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Stay here' })).toBeFocused();

  // Around once: what is not in the dialog is the browser's own, never the page's.
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
});

test('a click beside a dialog closes it, a click on it does not', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.getByRole('button', { name: 'Open a dialog' }).first().click();
  await dialog.getByRole('heading').click();
  await expect(dialog).toBeVisible();

  const top = await page.evaluate(() => window.scrollY);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 600);
  await page.mouse.click(20, 400);
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);

  await page.getByRole('button', { name: 'Open a dialog' }).first().click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(dialog).toBeHidden();
});
