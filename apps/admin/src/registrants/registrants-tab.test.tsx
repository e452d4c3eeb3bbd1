import { Link } from '@raade/platform';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleRegistrant } from '../testing/sample-registrant.ts';
import { address, cellsOf, headers, rows, tabScreen } from '../testing/tab-screen.tsx';
import type { RecordedRegistrant } from './read-registrants.ts';
import { RegistrantsTab } from './registrants-tab.tsx';

const { stored, store: storeDocuments, open } = tabScreen(<RegistrantsTab />);

const store = (registrants: readonly RecordedRegistrant[], others: object = {}) =>
  storeDocuments({
    ...Object.fromEntries(registrants.map((entry) => [entry.id, entry])),
    ...others,
  });

test('[ADM-08] the table has these columns, and a row for each registrant', async () => {
  const group = { registrant_type: 'group-leader', group_size: 4 } as const;
  store([sampleRegistrant({ ...group, organization: 'Sample College' })]);
  open();
  const [row] = await rows();
  expect(headers()).toEqual([
    'Name',
    'Email',
    'Organization',
    'Ticket Type',
    'Registration Type',
    'Status',
    'Email Verified',
  ]);
  expect(row && cellsOf(row)).toEqual([
    'Sample Attendee',
    'attendee@example.org',
    'Sample College',
    'Student',
    'Group Leader (4)',
    'confirmed',
    '✓ Verified',
  ]);
});

test('[ADM-09] empty values show a dash', async () => {
  store([sampleRegistrant({ full_name: '', email: '', ticket_type: null, status: '' })]);
  open();
  const [row] = await rows();
  expect(row && cellsOf(row)).toEqual(['-', '-', '-', '-', 'Individual', '-', '✓ Verified']);
});

test('[ADM-03] a card explains what the export is for', async () => {
  store([]);
  open();
  const card = screen.getByRole('heading', { name: 'Unified registrant data' }).parentElement;
  expect(card?.textContent).toMatch(/Export it as a CSV file for email marketing tools/);
  await screen.findByText('There are no registrants yet.');
});

test('[ADM-13] [ADM-17] a loading or empty list is reported, and has no export', async () => {
  store([]);
  open();
  expect(screen.getByRole('status').textContent).toContain('Loading registrants data...');
  const exporting = screen.getByRole<HTMLButtonElement>('button', { name: /^Export/ });
  expect(exporting.disabled).toBe(true);
  await screen.findByText('There are no registrants yet.');
  expect(screen.queryByText('Loading registrants data...')).toBeNull();
  expect(exporting.disabled).toBe(true);
});

test('all pages are read, and only visible rows are in the document', async () => {
  const ids = Array.from({ length: 700 }, (_, index) => `sample-${index}`);
  store(ids.map((id) => sampleRegistrant({ id, full_name: id })));
  open();
  await screen.findByText('700 of 700 registrants shown');
  const names = (await rows()).map((row) => row.children[0]?.textContent);
  expect(names).toEqual(ids.slice(0, names.length));
  expect(names.length).toBeLessThan(40);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('701');
});

test('the order can be chosen from a list, and is kept in the address', async () => {
  store(['Kofi', 'Ada'].map((full_name) => sampleRegistrant({ id: full_name, full_name })));
  const user = open();
  await rows();
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order' });
  await user.selectOptions(order, 'Name ascending');
  await waitFor(() => expect(address()).toBe('?sort=name'));
  const head = screen.getByRole('columnheader', { name: /^Name/ });
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  await user.selectOptions(order, 'Newest first');
  await waitFor(() => expect(address()).toBe(''));
});

test('[ADM-14] [ADM-16] [ADM-17] search and filter narrow the list, the export and the address', async () => {
  const leader = { registrant_type: 'group-leader', group_size: 2 } as const;
  store([
    sampleRegistrant({ id: 'a', full_name: 'Ada Sample' }),
    sampleRegistrant({ id: 'k', full_name: 'Kofi Sample', ...leader }),
  ]);
  const user = open();
  await screen.findByRole('button', { name: 'Export 2 All Registrants' });
  const filter = screen.getByRole('combobox', { name: 'Registrants to show' });
  expect([...filter.children].map(({ textContent }) => textContent)).toEqual([
    'All Registrants (2)',
    'Individual (1)',
    'Group (All) (1)',
    'Group Leaders (1)',
    'Group Members (0)',
  ]);
  await user.selectOptions(filter, 'group-members');
  await user.selectOptions(filter, 'group-leaders');
  expect(await rows()).toHaveLength(1);
  const exporting = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Export 1 Group Leaders',
  });
  expect(exporting.disabled).toBe(false);

  const search = screen.getByPlaceholderText('Search registrants...');
  await user.type(search, 'ada');
  screen.getByText('No registrants found matching the current filters.');
  expect(exporting.textContent).toBe('Export 0 Group Leaders');
  expect(exporting.disabled).toBe(true);
  await waitFor(() => expect(address()).toBe('?show=group-leaders&search=ada'));
  await user.click(screen.getByRole('button', { name: 'Clear Search and Filter' }));
  expect(await rows()).toHaveLength(2);
  expect(document.activeElement).toBe(search);
  await waitFor(() => expect(address()).toBe(''));
});

test('a link to the list without parameters clears the search', async () => {
  store([
    sampleRegistrant({ id: 'a', full_name: 'Ada Sample' }),
    sampleRegistrant({ id: 'k', full_name: 'Kofi Sample' }),
  ]);
  const element = (
    <>
      <Link to="/admin/reconciliation">All of it</Link>
      <RegistrantsTab />
    </>
  );
  const user = open('', { element });
  await user.type(await screen.findByPlaceholderText('Search registrants...'), 'ada');
  await waitFor(() => expect(address()).toBe('?search=ada'));
  expect(await rows()).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'All of it' }));
  expect(await rows()).toHaveLength(2);
  expect(address()).toBe('');
});

test('search and filter are taken from the address', async () => {
  store([
    sampleRegistrant({ id: 'a', full_name: 'Ada Sample' }),
    sampleRegistrant({ id: 'k', full_name: 'Kofi Sample' }),
  ]);
  open('?search=ko&show=individual&sort=-name');
  expect((await rows()).map((row) => row.children[0]?.textContent)).toEqual(['Kofi Sample']);
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe(
    'descending',
  );
});

test('[ADM-15] a failed request is reported, and can be repeated', async () => {
  stored.documents = undefined;
  const user = open();
  const toasts = screen.getByRole('region', { name: 'Notifications' });
  const toast = await within(toasts).findByRole('listitem');
  expect(toast.textContent).toContain('Error fetching registrants');
  expect(toast.textContent).toContain('Could not load registrant data. Please try again.');

  store([sampleRegistrant()]);
  const again = screen.getAllByRole('button', { name: 'Try Again' });
  expect(again.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Could not load the other forums. Please try again.Try Again',
    'Could not load imports of the last 24 hours. Please try again.Try Again',
    'Error fetching registrantsCould not load registrant data. Please try again.Try Again',
  ]);
  for (const button of again) await user.click(button);
  expect(await rows()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

test('a damaged registrant is reported with its id', async () => {
  store([sampleRegistrant()], {
    broken: { forum_id: '2025', full_name: 'Half a Registrant', created_at: new Date() },
  });
  open();
  expect(await rows()).toHaveLength(1);
  screen.getByText(
    'These records are damaged and not shown. Please tell the person who runs the site: broken',
  );
});
