import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/every-theme.ts';
import { expect, MANY, test } from './many-registrants.ts';
import { exportButton, exportCsv, rows, table } from './registrants-page.ts';

const toTop = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));

test('a list of 3,000 registrants works by keyboard, with only the visible rows in the document', async ({
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
  await toTop(page);

  const focused = page.locator('*:focus');
  await exportButton(page).focus();
  // The heads of the table, and one tab stop for all its rows.
  const stops = (await page.getByRole('columnheader').count()) + 1;
  for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press('Tab');
  await expect(focused).toHaveText(/000000$/);
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveText(/000001$/);
  await page.keyboard.press('End');
  await expect(focused).toHaveText(/002999$/);
  await expect(focused).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveText(/002998$/);
  // The row with the focus stays when it is scrolled out of sight.
  await toTop(page);
  await expect(page.getByRole('button', { name: /000000$/ })).toBeVisible();
  await expect(focused).toHaveText(/002998$/);
  await page.keyboard.press('Enter');
  const record = (number: string) => page.getByRole('region', { name: new RegExp(`${number}$`) });
  await expect(record('002998')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await page.keyboard.press('j');
  await expect(record('002997')).toBeFocused();
  await expect(page).toHaveURL(/record=/);
  await page.keyboard.press('Escape');
  await expect(record('002997')).toHaveCount(0);
  await expect(focused).toHaveText(/002997$/);
  await expect(focused).toBeInViewport({ ratio: 1 });
  // On phones the record takes the place of the table.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.keyboard.press('Enter');
  await expect(record('002997')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(focused).toHaveText(/002997$/);
  await expect(focused).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'registrants', { widths: [360, 1440] });
});
