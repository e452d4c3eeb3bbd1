import { sampleRegistrants } from '@raade/stack/seed/sample-registrants.ts';
import { expect, test } from '../stack/local-stack.ts';
import { expectDestructive } from '../toasts/destructive.ts';
import { hireStaff } from './applications-page.ts';
import { exportButton, exportCsv, names, READ, rows, search } from './registrants-page.ts';
import { signInAs, signInAsStaff } from './staff.ts';
import { coldFunctions } from '../machine/pace.ts';

const samples = sampleRegistrants()
  .map(({ registrant }) => registrant)
  .reverse();

test.beforeEach(async ({ page }) => {
  await page.goto('/admin/reconciliation');
});

test('[ROUTE-19] [ADM-01] [ADM-02] [ADM-03] [CALL-09] staff find all registrants, newest first', async ({
  page,
}) => {
  await signInAsStaff(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  const [first, second] = await page.getByRole('tab').allTextContents();
  expect([first, second]).toEqual(['Registrants Data', 'Payment Reconciliation']);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Registrants Data');
  await expect(page.getByText('Export it as a CSV file for email marketing tools')).toBeVisible();
  await expect(page.getByText('60 of 60 registrants shown')).toBeVisible();
  const shown = await names(page);
  expect(shown.length).toBeGreaterThan(10);
  expect(shown).toEqual(samples.slice(0, shown.length).map(({ full_name }) => full_name));
});

test('[ADM-06] [ADM-08] [ADM-09] [ADM-10] [ADM-12] columns and cells say of each registrant what is on record', async ({
  page,
}) => {
  await signInAsStaff(page);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Email',
    'Organization',
    'Ticket Type',
    'Registration Type',
    'Status',
    'Email Verified',
  ]);
  await expect(page.getByRole('combobox').getByRole('option')).toHaveText([
    'All Registrants',
    'Individual',
    'Group (All)',
    'Group Leaders',
    'Group Members',
  ]);
  const registrationOf = ({ registrant_type, group_size }: (typeof samples)[number]) => {
    if (registrant_type === 'group-leader') return `Group Leader (${group_size})`;
    return registrant_type === 'group-member' ? 'Group Member' : 'Individual';
  };
  for (const filter of ['Group (All)', 'Individual']) {
    await page.getByRole('combobox').selectOption({ label: filter });
    await expect(exportButton(page)).toContainText(filter);
    const shown = await rows(page).evaluateAll((lines) =>
      lines.slice(0, 12).map((line) => Array.from(line.children, (cell) => cell.textContent)),
    );
    expect(shown.length).toBeGreaterThan(8);
    const isOfFilter = ({ group_id }: (typeof samples)[number]) =>
      (group_id === null) === (filter === 'Individual');
    const expected = samples.filter(isOfFilter).slice(0, shown.length);
    expect(shown).toEqual(
      expected.map((sample) => [
        sample.full_name,
        sample.email,
        sample.organization ?? '-',
        sample.ticket_type ?? '-',
        registrationOf(sample),
        sample.status,
        sample.email_verified ? '✓ Verified' : '✗ Not Verified',
      ]),
    );
  }
});

test('[ADM-11] a status is green when confirmed, yellow when pending, grey otherwise', async ({
  page,
}) => {
  await signInAsStaff(page);
  const channels = async (status: string) => {
    const badge = rows(page).getByText(status, { exact: true }).first();
    const color = await badge.evaluate((element) => getComputedStyle(element).color);
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
    return { red, green, blue };
  };
  const confirmed = await channels('confirmed');
  expect(confirmed.green).toBeGreaterThan(Math.max(confirmed.red, confirmed.blue));
  const pending = await channels('pending');
  expect(Math.min(pending.red, pending.green)).toBeGreaterThan(pending.blue + 50);
  const cancelled = await channels('cancelled');
  const spread = Math.max(...Object.values(cancelled)) - Math.min(...Object.values(cancelled));
  expect(spread).toBeLessThan(40);
});

test('[ADM-05] [ADM-07] [ADM-14] [ADM-16] [ADM-21] what is searched, filtered and sorted stays in the address', async ({
  page,
}) => {
  await signInAsStaff(page);
  await page.getByRole('combobox').selectOption({ label: 'Group (All)' });
  await expect(exportButton(page)).toHaveText('Export 12 Group (All)');
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await search(page).fill('EXAMPLE university');
  await expect(page).toHaveURL(/\?show=group&sort=name&search=EXAMPLE\+university$/);

  const expected = samples
    .filter(({ group_id, organization }) => group_id && organization === 'Example University')
    .map(({ full_name }) => full_name)
    .sort();
  await expect.poll(() => names(page)).toEqual(expected);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(expected);
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );

  await page.getByRole('tab', { name: 'Payment Reconciliation' }).click();
  await page.getByRole('tab', { name: 'Registrants Data' }).click();
  await expect(search(page)).toHaveValue('EXAMPLE university');

  await search(page).fill('nobody of that name');
  await expect(page.getByText('No registrants found matching the current filters.')).toBeVisible();
  await expect(exportButton(page)).toBeDisabled();
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await exportButton(page).click({ force: true });
  await search(page).fill('');
  await exportCsv(page);
  expect(downloads).toBe(1);
});

test('[ADM-18] [ADM-20] [ADM-22] staff export what they see, and find in the file what is on record', async ({
  page,
}) => {
  await page.clock.setFixedTime('2025-03-01T12:00:00');
  await signInAsStaff(page);
  await expect(exportButton(page)).toHaveText('Export 60 All Registrants');
  const { name, bytes, lines } = await exportCsv(page);
  expect(name).toBe('RAADE_Conference_Registrants_2025-03-01.csv');
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(
    lines.map((line) => [
      line['ID'],
      line['Organization'],
      line['Group Size'],
      line['Additional Data'],
    ]),
  ).toEqual(
    samples.map(({ id, organization, group_size, additional_data }) => [
      id,
      organization ?? '',
      group_size === null ? '' : String(group_size),
      additional_data ? JSON.stringify(additional_data) : '',
    ]),
  );
});

test('[ADM-23] a name that a spreadsheet would execute is made harmless', async ({ page }) => {
  const attack = '=HYPERLINK(\\"https://example.org\\")';
  await page.route(READ, async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replaceAll('Sample Attendee 60', attack);
    await route.fulfill({ response: answer, body: text });
  });
  await signInAsStaff(page);
  await search(page).fill('hyperlink');
  await expect(exportButton(page)).toHaveText('Export 1 All Registrants');
  const { lines } = await exportCsv(page);
  expect(lines.map((line) => line['Full Name'])).toEqual([`'=HYPERLINK("https://example.org")`]);
});

const causes = [
  { cause: 'the network is down', headers: undefined },
  { cause: 'the rules deny it', headers: { authorization: '' } },
] as const;
for (const { cause, headers } of causes) {
  test(`[ADM-15] [CALL-10] when ${cause}, it is tried once more, told, and tried again on demand`, async ({
    page,
  }) => {
    let tries = 0;
    await page.route(READ, (route) => {
      if (route.request().method() === 'OPTIONS') return route.continue();
      tries += 1;
      if (!headers) return route.abort();
      return route.continue({ headers: { ...route.request().headers(), ...headers } });
    });
    await signInAsStaff(page);
    const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
    await expect(toasts).toContainText('Error fetching registrants');
    await expect(toasts).toContainText('Could not load registrant data. Please try again.');
    await expectDestructive(toasts);
    expect(tries).toBe(2);

    await page.unroute(READ);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('60 of 60 registrants shown')).toBeVisible();
  });
}

test('whoever signs in next on the same machine sees nothing that the one before has read', async ({
  page,
  stack,
  request,
}) => {
  // Accounts of its own: signing out ends the session of other stories that signed in to the same at that second.
  await signInAs(page, await hireStaff({ stack, request }));
  await expect(page.getByText('60 of 60 registrants shown')).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.route(READ, () => new Promise(() => undefined));
  await signInAs(page, await hireStaff({ stack, request }));
  await expect(page.getByText('Loading registrants data...')).toBeVisible(coldFunctions());
  await expect(rows(page)).toHaveCount(0);
});
