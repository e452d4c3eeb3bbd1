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

const at = (time: string) => new Date(`2025-04-11T${time}:00Z`);
const draft = { action: 'save-content', subject: 'content_drafts/about' } as const;

const ENTRIES = [
  entry({ action: 'open-record', subject: 'donations/pi_3MtwBwLkdIwHu7ix28a3tqPJ' }),
  entry({ details: { rows: 12 } }),
  entry({ action: 'update-application', actor: 'account-2', actor_email: 'kofi@example.org' }),
  entry({
    action: 'grant-staff',
    actor: 'npm run staff',
    actor_email: undefined,
    subject: 'users/account-3',
  }),
  entry({ ...draft, created_at: at('18:14') }),
  entry({ ...draft, created_at: at('18:10'), details: { revision: 2 } }),
  entry({ ...draft, actor: 'account-2', actor_email: 'kofi@example.org', created_at: at('18:09') }),
  entry({ ...draft, created_at: at('18:02') }),
  entry({ ...draft, created_at: at('17:59') }),
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

test('changes by one person to one record within 15 minutes are one row, and reads are hidden', async () => {
  open();
  expect(await cells()).toEqual([
    ['Exported donations', 'ada@example.org', '-'],
    ['Updated an application', 'kofi@example.org', '-'],
    ['Added a staff account by command', 'npm run staff', 'Account account-3'],
    ['Edited a draft (3 times)', 'ada@example.org', 'Draft about'],
    ['Edited a draft', 'kofi@example.org', 'Draft about'],
    ['Edited a draft', 'ada@example.org', 'Draft about'],
  ]);
  expect(document.querySelector('time')?.dateTime).toBe('2025-04-11T18:30:00.000Z');
});

test('entries are filtered by area, and found by account; reads are shown on request', async () => {
  const user = open();
  await cells();
  const filter = screen.getByLabelText('Actions to show');
  await user.selectOptions(filter, 'applications');
  expect(await cells()).toHaveLength(1);
  await user.selectOptions(filter, 'reads');
  expect(await cells()).toEqual([['Opened a record', 'ada@example.org', 'Donation …a3tqPJ']]);
  await user.selectOptions(filter, 'all');
  expect(await cells()).toHaveLength(7);
  await user.type(screen.getByPlaceholderText('Search by account or record...'), 'NPM');
  expect(await cells()).toHaveLength(1);
});

test('an entry shows its details', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Exported donations' }));
  const dialog = screen.getByRole('region', { name: 'Exported donations' });
  within(dialog).getByText(/rows: 12/);
  within(dialog).getByText('account-1');
});

test('a row of several entries shows each of them, and leads to its record', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Edited a draft (3 times)' }));
  const panel = screen.getByRole('region', { name: 'Edited a draft (3 times)' });
  expect(
    within(panel)
      .getAllByText(/^Edited a draft/)
      .slice(1),
  ).toHaveLength(3);
  within(panel).getByText(/revision: 2/);

  await user.selectOptions(screen.getByLabelText('Actions to show'), 'reads');
  await user.click(await screen.findByRole('button', { name: 'Opened a record' }));
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open the record' });
  expect(link.getAttribute('href')).toContain('donations-record=pi_3MtwBwLkdIwHu7ix28a3tqPJ');
  screen.getByText('Donation pi_3MtwBwLkdIwHu7ix28a3tqPJ');
});

test('the log is read again each time it is opened', async () => {
  open();
  await cells();
  cleanup();
  open();
  await waitFor(() => expect(readAuditLog).toHaveBeenCalledTimes(2));
});
