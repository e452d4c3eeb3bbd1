import { expectAccessible } from '../accessibility/every-theme.ts';
import { expect, MANY, test } from './many-registrants.ts';
import { exportButton, exportCsv, rows, table } from './registrants-page.ts';

test('many registrants can be used by keyboard, of which only the rows in sight are in the document', async ({
  page,
  openDashboard,
}) => {
  await openDashboard();
  await expect(page.getByText('3,000 of 3,000 registrants shown')).toBeVisible();
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(MANY + 1));
  await table(page).hover();
  for (const distance of [400, 60_000, 200_000]) {
    await page.mouse.wheel(0, distance);
    await expect.poll(() => rows(page).count()).toBeGreaterThan(5);
    expect(await page.locator('table *').count()).toBeLessThan(1500);
  }
  await expect(page.getByRole('button', { name: /002999$/ })).toBeInViewport();
  const { lines } = await exportCsv(page);
  expect(lines).toHaveLength(MANY);
  await expect(exportButton(page)).toHaveText('Export 3,000 All Registrants');
  await table(page).evaluate((frame) => frame.scrollTo({ top: 0 }));

  const focused = page.locator('*:focus');
  await exportButton(page).focus();
  // The table, its seven heads, and one tab stop for all its rows.
  for (let stop = 0; stop < 9; stop += 1) await page.keyboard.press('Tab');
  await expect(focused).toHaveText(/000000$/);
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveText(/000001$/);
  // The end of the table is below the screen then.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.keyboard.press('End');
  await expect(focused).toHaveText(/002999$/);
  await expect(focused).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveText(/002998$/);
  // The row with the focus stays when it is scrolled out of sight.
  await table(page).evaluate((frame) => frame.scrollTo({ top: 0 }));
  await expect(page.getByRole('button', { name: /000000$/ })).toBeVisible();
  await expect(focused).toHaveText(/002998$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /002998$/ });
  await expect(dialog.getByRole('term')).toHaveCount(16);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(focused).toHaveText(/002998$/);
  // The next stop is after the table.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('contentinfo').locator(':focus')).toHaveCount(1);
  await expectAccessible(page, 'registrants', { widths: [360, 1440] });
});
