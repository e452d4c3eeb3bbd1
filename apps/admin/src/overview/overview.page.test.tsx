import { CALLABLES } from '@raade/contracts/base/callables';
import type { Totals } from '@raade/contracts/money/ledger-totals';
import type { ReadOverviewResponse } from '@raade/contracts/overview/overview';
import { BUSY } from '@raade/firebase/testing/callable-answers';
import type { CallableAnswer } from '@raade/firebase/testing/callable-protocol';
import { screen, waitFor, within } from '@testing-library/react';
import { openPart, prepareStaffPart } from '../testing/staff-part.tsx';
import { drawBars } from './chart/draw-bars.lazy.ts';
import OverviewPage from './overview.page.tsx';

// Canvases have nothing to draw on in jsdom.
jest.mock('./chart/draw-bars.lazy.ts', () => ({ drawBars: jest.fn(() => jest.fn()) }));
const drawn = () => jest.mocked(drawBars).mock.calls.map(([, bars]) => bars);

prepareStaffPart();
beforeEach(() => jest.mocked(drawBars).mockClear());

const of = (count: number, sum: number): Totals => ({ count, sum });
const NONE = of(0, 0);
const NOTHING = { cheque: NONE, cash: NONE, transfer: NONE };
const ACCOUNT = {
  currency: 'usd',
  gross: 20_000,
  fees: 700,
  refunds: 5000,
  disputes: 0,
  net: 14_300,
};
const DONATIONS: ReadOverviewResponse['donations'] = {
  ledger: {
    all: of(6, 45_000),
    byStatus: {
      succeeded: of(5, 40_000),
      partially_refunded: of(1, 5000),
      refunded: NONE,
      disputed: NONE,
    },
    entered: { ...NOTHING, cheque: of(2, 22_500) },
    accounts: [ACCOUNT],
  },
  months: [
    { month: '2026-09', all: NONE, entered: NOTHING },
    { month: '2026-10', all: of(1, 10_000), entered: NOTHING },
    { month: '2026-11', all: of(3, 30_050), entered: { ...NOTHING, cheque: of(1, 20_000) } },
  ],
};
const STATUSES = { new: 2, in_review: 0, accepted: 3, declined: 1 };
const EMPTY = { new: 0, in_review: 0, accepted: 0, declined: 0 };
const OVERVIEW: ReadOverviewResponse = {
  waiting: { applications: 2, student: 0, partner: 2, guest: 0, approvals: 1, health: 0 },
  donations: DONATIONS,
  applications: {
    kinds: { student: STATUSES, partner: EMPTY, guest: EMPTY },
    universities: [{ name: 'Rice University', byStatus: STATUSES }],
    hasOlder: true,
  },
  registrations: [
    {
      forum: '2026',
      all: 5,
      notAttending: 1,
      tickets: [
        { ticket: 'student', count: 1 },
        { ticket: 'student-early-bird', count: 3 },
        { ticket: null, count: 1 },
      ],
    },
    { forum: '2025', all: 2, notAttending: 0, tickets: [{ ticket: 'student', count: 2 }] },
  ],
  campaigns: [
    {
      id: 'one',
      subject: 'Sample news',
      status: 'sent',
      createdAt: '2026-11-18T10:00:00Z',
      startsAt: '2026-11-20T10:00:00Z',
      deliveries: { waiting: 0, sending: 0, sent: 40, failed: 2, unknown: 0 },
    },
  ],
};

const show = (...answers: CallableAnswer[]) =>
  openPart(<OverviewPage />, { answers: { [CALLABLES.readOverview]: answers } }).user;

/** The rows of a table, once it is there, as the texts of their cells. */
async function rowsOf(name: string): Promise<(string | null)[][]> {
  const rows = within(await screen.findByRole('table', { name })).getAllByRole('row');
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
}

test('donations are listed by source and by month with donations, and add up to the ledger', async () => {
  show({ result: OVERVIEW });
  expect(await rowsOf('Donations by month and source')).toEqual([
    ['Month', 'All', 'Card', 'Check', 'Number'],
    ['All donations', '$450.00', '$225.00', '$225.00', '6'],
    ['Nov 2026', '$300.50', '$100.50', '$200.00', '3'],
    ['Oct 2026', '$100.00', '$100.00', '–', '1'],
    ['Earlier', '$49.50', '$24.50', '$25.00', '2'],
  ]);
  await waitFor(() => expect(drawn()).toHaveLength(2));
  const [donations] = drawn();
  expect(donations?.names).toEqual(['Sep', 'Oct', 'Nov']);
  expect(donations?.series).toEqual([
    { name: 'Card', values: [0, 10_000, 10_050] },
    { name: 'Check', values: [0, 0, 20_000] },
  ]);
  const figures = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(figures).toEqual([
    'Donations, 12 months$400.504 donations',
    'All donations$450.006 donations',
    'Net amount on Stripe, in USD$143.00after fees, refunds and disputes',
    'Registrants 202651 of them canceled or refused',
    'Applications62 new',
  ]);
});

test('registrants are listed by ticket and forum, the newest forum first', async () => {
  show({ result: OVERVIEW });
  expect(await rowsOf('Registrations by ticket and forum')).toEqual([
    ['Ticket', '2026', '2025'],
    ['All registrants', '5', '2'],
    ['Student early bird', '3', '0'],
    ['Student', '1', '2'],
    ['Other or none', '1', '0'],
  ]);
  screen.getByText('Registrants who canceled or were refused are included: 1 in 2026, 0 in 2025.');
  await waitFor(() => expect(drawn()).toHaveLength(2));
  expect(drawn()[1]).toMatchObject({
    names: ['2025', '2026'],
    series: [
      { name: 'Student early bird', values: [0, 3] },
      { name: 'Student', values: [2, 1] },
      { name: 'Other or none', values: [0, 1] },
    ],
  });
});

test('applications, campaigns and waiting tasks are listed with links to them', async () => {
  show({ result: OVERVIEW });
  expect(await rowsOf('Applications by status')).toContainEqual([
    'Students',
    '6',
    '2',
    '0',
    '3',
    '1',
  ]);
  expect((await rowsOf('Student applications by university and status'))[1]).toEqual([
    'Rice University',
    '6',
    '2',
    '0',
    '3',
    '1',
  ]);
  screen.getByText('Universities are counted among the newest 1,000 applications.');
  expect((await rowsOf('Last campaigns, newest first'))[1]).toEqual([
    'Sample news',
    'Nov 20, 2026',
    'sent',
    '42',
    '40',
  ]);
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual(
    expect.arrayContaining([
      [
        '2 new applications',
        '/admin/reconciliation?tab=applications&applications-show=new&kind=partner',
      ],
      ['1 campaign to approve', '/admin/email-management'],
      ['Sample news', '/admin/email-management/one'],
    ]),
  );
});

test('parts that the account may not see are left out, and empty parts say so', async () => {
  const registrations: ReadOverviewResponse['registrations'] = [];
  show({ result: { waiting: {}, registrations } });
  await screen.findByText('Nobody has registered yet.');
  screen.getByText('Nothing is waiting.');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Waiting',
    'Registrations',
  ]);
  expect(screen.queryByRole('table')).toBeNull();
});

test('a failed overview can be loaded again, and the overview can be printed', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  const user = show(BUSY, BUSY, { result: OVERVIEW });
  await user.click(await screen.findByRole('button', { name: 'Try Again' }, { timeout: 5000 }));
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});
