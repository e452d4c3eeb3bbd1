import { screen, waitFor, within } from '@testing-library/react';
import type { PageCursor } from '@raade/firebase/documents';
import { CALLABLES } from '@raade/contracts/base/callables';
import { openPart } from '../../testing/staff-part.tsx';
import EmailManagementPage from '../email-management.page.tsx';
import { button, campaignScreen, tableRows } from '../testing/campaign-screen.tsx';
import { sampleCampaign } from '../testing/sample-campaign.ts';
import { CampaignList } from './campaign-list.tsx';
import { readCampaigns } from './read-campaigns.ts';

jest.mock('./read-campaigns.ts');
const read = jest.mocked(readCampaigns);

const { answers, calls, open } = campaignScreen(<CampaignList />);

/** Calls that change something. */
const changes = () => calls.filter(({ name }) => name !== CALLABLES.listApprovals);

test('each campaign has a row that links to it, and more rows are loaded on request', async () => {
  const end = { id: 'first' } as PageCursor;
  const deliveries = { waiting: 5, sending: 1, sent: 40, failed: 3, unknown: 1 };
  const corrects = { id: 'wrong', subject: 'Wrong news' };
  read.mockImplementation((after) =>
    Promise.resolve({
      documents: after
        ? [{ id: 'second', data: sampleCampaign({ subject: 'Older news', corrects }) }]
        : [{ id: 'first', data: sampleCampaign({ status: 'paused', deliveries }) }],
      unreadable: [],
      end: after ? undefined : end,
    }),
  );
  const staff = open();
  await staff.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(tableRows()).toHaveLength(2));
  expect(read).toHaveBeenLastCalledWith(end);
  const [newest, oldest] = tableRows();
  expect(newest?.toSpliced(1, 1)).toEqual([
    'Sample news',
    'Students',
    'paused',
    '50',
    '40',
    '3',
    '6',
    '1',
  ]);
  expect([oldest?.[0], oldest?.[2]]).toEqual(['Older news', 'Those who were sent “Wrong news”']);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  // Phones show each count below its label.
  expect(screen.getAllByText('50')[0]?.dataset['label']).toBe('Recipients');
  const link = screen.getByRole('link', { name: 'Sample news' });
  expect(link.getAttribute('href')).toBe('/admin/email-management/first');
});

test('a scheduled campaign shows its time and its filtered group', async () => {
  const data = sampleCampaign({
    status: 'scheduled',
    starts_at: new Date('2027-03-15T14:00:00Z'),
    filter: { of: 'registrants', ticketTypes: ['vip'] },
  });
  read.mockResolvedValue({ documents: [{ id: 'first', data }], unreadable: [], end: undefined });
  open();
  await screen.findByRole('table');
  expect(tableRows()[0]?.slice(1)).toEqual([
    'Mar 15, 2027, 9:00 AM',
    'Students, vip',
    'scheduled',
    'Counted when it starts',
  ]);
});

test('an empty list and a failed request are reported', async () => {
  read.mockRejectedValue(new Error('unavailable'));
  const staff = open();
  await screen.findByText('Could not load the campaigns. Please try again.');
  read.mockResolvedValue({ documents: [], unreadable: [], end: undefined });
  await staff.click(button('Try Again'));
  await screen.findByText('No campaign has been sent yet.');
});

test('all sending is stopped after a confirmation, and started again', async () => {
  read.mockResolvedValue({ documents: [], unreadable: [], end: undefined });
  const staff = openPart(<EmailManagementPage />).user;
  answers[CALLABLES.controlMail] = { result: { sending: false } };
  await staff.click(button('Stop all sending'));
  const dialog = screen.getByRole('dialog', { name: 'Stop all sending?' });
  expect(changes()).toEqual([]);
  await staff.click(within(dialog).getByRole('button', { name: 'Stop all sending' }));
  await screen.findByText('All sending is stopped.');
  expect(screen.queryByRole('button', { name: 'Stop all sending' })).toBeNull();

  answers[CALLABLES.controlMail] = { result: { sending: true } };
  await staff.click(button('Start sending again'));
  await waitFor(() => expect(screen.queryByText('All sending is stopped.')).toBeNull());
  expect(changes().map(({ data }) => data)).toEqual([{ sending: false }, { sending: true }]);
});
