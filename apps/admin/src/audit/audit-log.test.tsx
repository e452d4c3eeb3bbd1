import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openPart, prepareStaffPart } from '../testing/staff-part.tsx';
import AuditLogPage from './audit-log.page.tsx';
import { countAuditLog, readAuditLog, type RecordedEntry } from './read-audit-log.ts';

jest.mock('./read-audit-log.ts');

const entry = (fields: Partial<RecordedEntry>): RecordedEntry => ({
  action: 'export-donations',
  actor: 'account-1',
  actor_email: 'ada@example.org',
  subject: null,
  details: {},
  created_at: new Date('2025-04-11T18:30:00Z'),
  ...fields,
});

const ENTRIES = [
  entry({ details: { rows: 12 } }),
  entry({ action: 'update-application', actor: 'account-2', actor_email: 'kofi@example.org' }),
  entry({
    action: 'grant-staff',
    actor: 'npm run staff',
    actor_email: undefined,
    subject: 'users/account-3',
  }),
];

prepareStaffPart();
beforeEach(() => {
  jest.mocked(readAuditLog).mockReset();
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  const documents = ENTRIES.map((data, index) => ({ id: `entry-${index}`, data }));
  jest.mocked(readAuditLog).mockResolvedValue({ documents, unreadable: [], end: undefined });
  jest.mocked(countAuditLog).mockResolvedValue(ENTRIES.length);
});

const open = (search = '') =>
  openPart(<AuditLogPage />, { address: `/admin/audit-log${search}` }).user;

async function cells(): Promise<(string | null | undefined)[][]> {
  const names = await screen.findAllByRole('rowheader');
  return names.map((name) =>
    [...(name.closest('tr')?.children ?? [])].slice(0, 3).map(({ textContent }) => textContent),
  );
}

test('each entry says what was done, who did it, and what to', async () => {
  open();
  expect(await cells()).toEqual([
    ['Exported donations', 'ada@example.org', '-'],
    ['Changed an application', 'kofi@example.org', '-'],
    ['Made an account staff', 'npm run staff', 'users/account-3'],
  ]);
  expect(document.querySelector('time')?.dateTime).toBe('2025-04-11T18:30:00.000Z');
});

test('entries are filtered by action, and found by account', async () => {
  const user = open();
  await cells();
  await user.selectOptions(screen.getByLabelText('Actions to show'), 'Changed an application');
  expect(await cells()).toHaveLength(1);
  await user.selectOptions(screen.getByLabelText('Actions to show'), 'All Actions');
  await user.type(screen.getByPlaceholderText('Search by account or record...'), 'ADA@');
  expect(await cells()).toEqual([['Exported donations', 'ada@example.org', '-']]);
});

test('an entry tells its details', async () => {
  const user = open('?search=ada');
  await user.click(await screen.findByRole('button', { name: 'Exported donations' }));
  const dialog = screen.getByRole('region', { name: 'Exported donations' });
  expect(within(dialog).getByText('rows').nextSibling?.textContent).toBe('12');
  within(dialog).getByText('account-1');
});

test('the log is read anew whenever it is opened', async () => {
  open();
  await cells();
  cleanup();
  open();
  await waitFor(() => expect(readAuditLog).toHaveBeenCalledTimes(2));
});
