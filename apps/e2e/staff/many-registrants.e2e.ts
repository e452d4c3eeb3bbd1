import { expectAccessible, WIDTHS } from '../accessibility/every-theme.ts';
import { expect, MANY, test } from './many-registrants.ts';
import { exportButton, exportCsv, READ, rows, search, table } from './registrants-page.ts';

const ALL_SHOWN = '3,000 of 3,000 registrants shown';

test('[ADM-13] [ADM-17] the first registrants can be used while the rest is on its way', async ({
  page,
  openDashboard,
}) => {
  const first = Promise.withResolvers<undefined>();
  const rest = Promise.withResolvers<undefined>();
  await page.route(READ, async (route) => {
    await (route.request().postData()?.includes('startAt') ? rest : first).promise;
    await route.continue();
  });
  await openDashboard();
  await expect(page.getByText('Loading registrants data...')).toBeVisible();
  await expect(exportButton(page)).toBeDisabled();

  first.resolve(undefined);
  await expect(page.getByText('100 of 3,000 registrants loaded')).toBeVisible();
  await expect(page.getByText('Loading registrants data...')).toHaveCount(0);
  await search(page).fill('attendee-000042');
  await expect(rows(page)).toHaveCount(1);
  await expect(exportButton(page)).toBeDisabled();

  rest.resolve(undefined);
  await expect(page.getByText('1 of 3,000 registrants shown')).toBeVisible();
  await expect(exportButton(page)).toBeEnabled();
});

test('[ADM-15] when reading stops on the way, it goes on from there', async ({
  page,
  openDashboard,
}) => {
  const reads: string[] = [];
  let isDown = true;
  await page.route(READ, (route) => {
    const query = route.request().postData() ?? '';
    if (route.request().method() === 'POST') reads.push(query);
    return isDown && query.includes('bench-000599') ? route.abort() : route.continue();
  });
  await openDashboard();
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await expect(toasts).toContainText('Error fetching registrants');
  await expect(page.getByText('Loading stopped after 600 registrants.')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expect(exportButton(page)).toBeDisabled();
  expect(reads).toHaveLength(4);

  isDown = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText(ALL_SHOWN)).toBeVisible();
  expect(reads.filter((query) => !query.includes('startAt'))).toHaveLength(1);
});

test('only the rows in sight are in the document, and all of them are in the file', async ({
  page,
  openDashboard,
}) => {
  await openDashboard();
  await expect(page.getByText(ALL_SHOWN)).toBeVisible();
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
  expect(lines.at(-1)?.['ID']).toBe('bench-002999');
  await expect(exportButton(page)).toHaveText('Export 3,000 All Registrants');
});

test('the table and its details are used with the keyboard alone', async ({
  page,
  openDashboard,
}) => {
  await openDashboard();
  await expect(page.getByText(ALL_SHOWN)).toBeVisible();
  const focused = page.locator('*:focus');
  await exportButton(page).focus();
  await page.keyboard.press('Tab');
  await expect(table(page)).toBeFocused();
  for (let head = 0; head < 7; head += 1) await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Email Verified');
  await page.keyboard.press('Tab');
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
  await expect(dialog.getByRole('definition').first()).toHaveText('bench-002998');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(focused).toHaveText(/002998$/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(focused).toHaveText(/002998$/);

  // The table is one tab stop for all rows: the next one is after it.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('contentinfo').locator(':focus')).toHaveCount(1);
});

test('axe finds nothing on the registrants and their details, in both themes', async ({
  page,
  openDashboard,
}) => {
  await openDashboard();
  await expect(page.getByText(ALL_SHOWN)).toBeVisible();
  await expectAccessible(page, 'registrants', { widths: WIDTHS });
  await rows(page).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the details of one');
});
