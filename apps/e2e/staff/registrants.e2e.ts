import type { Page } from '@playwright/test';
import { sampleRegistrants } from '@raade/stack/seed/sample-registrants.ts';
import { expect, test } from '../stack/local-stack.ts';
import { hireStaff } from './applications-page.ts';
import { exportButton, exportCsv, names, READ, rows, search } from './registrants-page.ts';
import { signInAs } from './staff.ts';
import { coldFunctions } from '../machine/pace.ts';

const samples = sampleRegistrants()
  .map(({ registrant }) => registrant)
  .reverse();

/** The red, green and blue of a status, as it is painted. */
async function colourOf(page: Page, status: string) {
  const badge = rows(page).getByText(status, { exact: true }).first();
  const color = await badge.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
  return { red, green, blue };
}

test('[ROUTE-19] [ADM-11] [ADM-16] [ADM-18] [ADM-20] [ADM-22] staff find registrants, narrow and export them, and leave nothing to who signs in next', async ({
  page,
  stack,
  request,
}) => {
  await page.clock.setFixedTime('2025-03-01T12:00:00');
  await page.goto('/admin/reconciliation');
  // Accounts of its own: signing out ends the session of other stories that signed in to the same at that second.
  await signInAs(page, await hireStaff({ stack, request }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  await expect(page.getByText('60 of 60 registrants shown')).toBeVisible(coldFunctions());
  const shown = await names(page);
  expect(shown.length).toBeGreaterThan(10);
  expect(shown).toEqual(samples.slice(0, shown.length).map(({ full_name }) => full_name));

  const confirmed = await colourOf(page, 'confirmed');
  expect(confirmed.green).toBeGreaterThan(Math.max(confirmed.red, confirmed.blue));
  const pending = await colourOf(page, 'pending');
  expect(Math.min(pending.red, pending.green)).toBeGreaterThan(pending.blue + 50);
  const cancelled = Object.values(await colourOf(page, 'cancelled'));
  expect(Math.max(...cancelled) - Math.min(...cancelled)).toBeLessThan(40);

  await test.step('the file has what is on record', async () => {
    await expect(exportButton(page)).toHaveText('Export 60 All Registrants');
    const { name, bytes, lines } = await exportCsv(page);
    expect(name).toBe('RAADE_Conference_Registrants_2025-03-01.csv');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const fields = ['ID', 'Organization', 'Group Size', 'Additional Data'];
    expect(lines.map((line) => fields.map((field) => line[field]))).toEqual(
      samples.map(({ id, organization, group_size, additional_data }) => [
        id,
        organization ?? '',
        group_size === null ? '' : String(group_size),
        additional_data ? JSON.stringify(additional_data) : '',
      ]),
    );
  });

  await test.step('what is searched, filtered and sorted stays in the address', async () => {
    await page.getByRole('combobox').selectOption({ label: 'Group (All)' });
    await page.getByRole('button', { name: 'Name', exact: true }).click();
    await search(page).fill('EXAMPLE university');
    await expect(page).toHaveURL(/\?show=group&sort=name&search=EXAMPLE\+university$/);
    const expected = samples
      .filter(({ group_id, organization }) => group_id && organization === 'Example University')
      .map(({ full_name }) => full_name)
      .sort();
    await page.reload();
    await expect.poll(() => names(page)).toEqual(expected);
    const { lines } = await exportCsv(page);
    expect(lines.map((line) => line['Full Name']).sort()).toEqual(expected);
  });

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.route(READ, () => new Promise(() => undefined));
  await signInAs(page, await hireStaff({ stack, request }));
  await expect(page.getByText('Loading registrants data...')).toBeVisible(coldFunctions());
  await expect(rows(page)).toHaveCount(0);
});
