import { environment, provideEnvironment } from '@raade/platform';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@raade/contracts/staff/roles';
import { RecordsView } from '../table/records-view.tsx';
import { openPart } from '../testing/staff-part.tsx';
import { sampleDonation } from '../testing/sample-donation.ts';
import { address, headers, rowTexts, tabScreen } from '../testing/tab-screen.tsx';
import { DonationActions } from './donation-actions.tsx';
import { DonationDetails } from './donation-details.tsx';
import { donationRow } from './donation-labels.ts';
import { DONATIONS_TABLE } from './donations-table.tsx';
import { AccountFigures, EnteredFigures } from './figures.tsx';
import { EnterDonation } from './manual-donations/enter-donation.tsx';
import { LedgerTotals } from './ledger-totals.tsx';
import { PaymentsTab } from './payments-tab.tsx';
import ReconciliationPage from './reconciliation.page.tsx';

const { stored, store: storeDocuments, open } = tabScreen(<RecordsView table={DONATIONS_TABLE} />);

const ENTERED = 'manual_3f0c9a52-7f5b-4f0e-9a54-0f1f3f0c9a52';

type Fields = Parameters<typeof sampleDonation>[0];

const store = (donations: Readonly<Record<string, Fields>>) =>
  storeDocuments(
    Object.fromEntries(
      Object.entries(donations).map(([id, fields]) => [id, sampleDonation(fields)]),
    ),
  );
const openTotals = () => open('', { element: <LedgerTotals /> });

/** The text of a donation's details. */
function detailsOf(id: string, fields: Fields) {
  openPart(
    <article>
      <DonationDetails row={donationRow(id, sampleDonation(fields))} />
    </article>,
  );
  return screen.getByRole('article').textContent;
}

const NOTHING = { count: 0, sum: 0 };
const TOTALS = {
  succeeded: { count: 120, sum: 1_200_000 },
  partially_refunded: { count: 5, sum: 20_000 },
  refunded: { count: 2, sum: 14_500 },
  disputed: { count: 1, sum: 50 },
  cheque: NOTHING,
  cash: NOTHING,
  transfer: NOTHING,
};

test('each donation has a row with donor, amount, status, day, email and source', async () => {
  store({
    pi_1: {},
    pi_2: {
      donor_name: null,
      is_anonymous: true,
      amount_cents: 7550,
      payment_status: 'partially_refunded',
      refunded_cents: 2500,
      source: 'webhook',
    },
  });
  open();
  const day = expect.stringContaining('Apr 11, 2025');
  expect(await rowTexts()).toEqual([
    ['Sample Donor', '$50.00', 'succeeded', day, 'donor@example.org', 'Website'],
    [
      'Anonymous',
      '$50.50 of $75.50',
      'partially refunded',
      day,
      'donor@example.org',
      'Stripe webhook',
    ],
  ]);
  expect(headers()).toEqual(['Donor', 'Amount', 'Status', 'Date', 'Email', 'Source']);
  expect(document.querySelector('time')?.dateTime).toBe('2025-04-11T18:30:00.000Z');
});

test('the totals come from the server, for all donations and by status', async () => {
  store({ pi_1: {} });
  stored.totals = { count: 128, sum: 1_234_550 };
  stored.totalsWhere = TOTALS;
  openTotals();
  await screen.findByText('$12,345.50');
  const figures = screen.getAllByRole('term').map((term) => [
    term.textContent,
    ...within(term.parentElement ?? term)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ]);
  expect(figures).toEqual([
    ['Gross, all donations', '$12,345.50', '128 donations'],
    ['Succeeded', '$12,000.00', '120 donations'],
    ['Partially refunded', '$200.00', '5 donations'],
    ['Refunded', '$145.00', '2 donations'],
    ['Disputed', '$0.50', '1 donation'],
  ]);
});

test('the tab shows the sums above the list in one line, and links to the reconciliation', async () => {
  store({ pi_1: {} });
  stored.totalsWhere = TOTALS;
  open('', { element: <PaymentsTab /> });
  await screen.findByText(
    '$12,345.50 from 128 donations, before refunds · 7 with refunds · 1 disputed',
  );
  const way = screen.getByRole<HTMLAnchorElement>('link', { name: 'Reconcile with Stripe' });
  expect(way.pathname).toBe('/admin/payments/reconciliation');
});

test('a change by a colleague is shown when the tab is opened again', async () => {
  store({ pi_1: { donor_name: 'Old Name' } });
  open('', { element: <PaymentsTab /> });
  await screen.findByRole('button', { name: 'Old Name' });
  cleanup();
  store({ pi_1: { donor_name: 'New Name' } });
  const later = Date.now() + 15_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  open('', { element: <PaymentsTab /> });
  await screen.findByRole('button', { name: 'New Name' });
});

test('an account that only reads donations sees the figures of the reconciliation page', async () => {
  store({ pi_1: { account_currency: 'usd' } });
  open('', { element: <ReconciliationPage />, roles: ['viewer'] });
  await screen.findByRole('region', { name: 'On our Stripe account, in USD' });
  expect(screen.queryByRole('button', { name: 'Reconcile Now' })).toBeNull();
  cleanup();
  open('', { element: <PaymentsTab />, roles: ['viewer'] });
  screen.getByRole('link', { name: 'All figures' });
  await screen.findByRole('rowheader');
});

test('the totals are followed by our Stripe account by currency, and by manual donations', async () => {
  store({ pi_1: { account_currency: 'usd' } });
  stored.totalsWhere = { cheque: { count: 1, sum: 2000 }, cash: NOTHING, transfer: NOTHING };
  openTotals();
  await screen.findByRole('region', { name: 'On our Stripe account, in USD' });
  screen.getByRole('region', { name: 'Outside Stripe, in USD' });
});

/** The figures of a section. */
const figuresIn = (section: HTMLElement, role: string) =>
  within(section)
    .getAllByRole(role)
    .map(({ textContent }) => textContent);

test('manual donations are listed by method', () => {
  const cheque = { count: 2, sum: 12_550 };
  const cash = { count: 1, sum: 2000 };
  render(<EnteredFigures entered={{ cheque, cash, transfer: NOTHING }} />);
  const section = screen.getByRole('region', { name: 'Outside Stripe, in USD' });
  expect(figuresIn(section, 'term')).toEqual([
    'All manual donations',
    'Check',
    'Cash',
    'Bank transfer',
  ]);
  expect(figuresIn(section, 'definition')).toEqual(['$145.50', '$125.50', '$20.00', '$0.00']);
});

test.each([
  ['usd', ['$10,000.00', '-$293.00', '-$50.50', '-$20.00', '$9,636.50']],
  ['eur', ['€10,000.00', '-€293.00', '-€50.50', '-€20.00', '€9,636.50']],
])(
  'the figures of our account in %s are shown: gross, fees, refunds, disputes and net',
  (currency, texts) => {
    const figures = { gross: 1_000_000, fees: 29_300, refunds: 5050, disputes: 2000, net: 963_650 };
    render(<AccountFigures account={{ currency, ...figures }} />);
    const name = `On our Stripe account, in ${currency.toUpperCase()}`;
    expect(figuresIn(screen.getByRole('region', { name }), 'definition')).toEqual(texts);
  },
);

test('a figure of zero is shown without a minus sign', () => {
  const figures = { gross: 5000, fees: 175, refunds: 0, disputes: 0, net: 4825 };
  render(<AccountFigures account={{ currency: 'usd', ...figures }} />);
  expect(screen.getByRole('region').textContent).toContain('Refunds$0.00Disputes$0.00');
});

test('a donation shows the day of its payment, and a dispute its last day to answer', async () => {
  const evening = { created_at: new Date('2026-11-28T03:28:00Z') };
  const atNewYear: Fields = {
    created_at: new Date('2025-12-31T20:00:00Z'),
    paid_at: new Date('2026-01-01T06:00:00Z'),
  };
  const disputed: Fields = {
    ...evening,
    payment_status: 'disputed',
    dispute: 'open',
    disputed_cents: 5000,
    dispute_due_by: '2026-12-06T05:59:59.000Z',
  };
  // A manual donation has a day, but no time, which is unknown.
  const day = new Date('2025-12-31T18:00:00Z');
  store({
    pi_1: { ...evening, paid_at: new Date('2026-11-28T03:28:09Z') },
    pi_2: atNewYear,
    pi_3: disputed,
    [ENTERED]: { source: 'staff', created_at: day, paid_at: day },
  });
  open();
  const shown = await rowTexts();
  expect(shown.map(([, , , date]) => date)).toEqual([
    'Nov 27, 2026, 9:28 PM',
    'Jan 1, 2026, 12:00 AM',
    'Nov 27, 2026, 9:28 PM',
    'Dec 31, 2025',
  ]);
  expect(shown[2]?.[2]).toBe('disputed, answer by Dec 5, 2026');
  cleanup();
  const details = detailsOf('pi_2', atNewYear);
  expect(details).toContain('DateJan 1, 2026, 12:00 AM');
  expect(details).toContain('BegunDec 31, 2025, 2:00 PM');
  cleanup();
  expect(detailsOf('pi_3', disputed)).toContain(
    'Answer the bank byDecember 5, 2026 at 11:59 PM, Houston time',
  );
});

test('the details of a donation list refunds, dispute, fees, net amount and payout', () => {
  const details = detailsOf('pi_1', {
    payment_status: 'partially_refunded',
    refunded_cents: 1000,
    refund_failed_cents: 500,
    dispute: 'won',
    disputed_cents: 4000,
    card_brand: 'visa',
    card_last4: '4242',
    account_currency: 'usd',
    account_fee_cents: 1675,
    account_net_cents: 2325,
    payout_id: 'po_1',
  });
  for (const text of [
    'Refunded$10.00',
    'Refund sent back by the bank$5.00',
    'Dispute$40.00, won: a dispute returned the money',
    'Fees$16.75',
    'Net$23.25',
    'Paid out withpo_1',
    'CardVisa •••• 4242',
  ]) {
    expect(details).toContain(text);
  }
});

test('search and filter narrow the list and the export, and have their own names in the address', async () => {
  store({
    pi_1: { donor_name: 'Ada Sample' },
    pi_2: { donor_name: 'Kofi Sample', payment_status: 'disputed' },
    pi_3: { donor_name: null, payment_status: 'disputed' },
  });
  const user = open('?search=of-the-other-tab');
  await screen.findByRole('button', { name: 'Export 3 All Donations' });
  await user.selectOptions(screen.getByLabelText('Donations to show'), 'disputed');
  expect((await rowTexts()).map(([donor]) => donor)).toEqual(['Kofi Sample', 'Anonymous']);
  const search = screen.getByPlaceholderText('Search donations...');
  await user.type(search, 'PI_2');
  screen.getByRole('button', { name: 'Export 1 Disputed' });
  await waitFor(() =>
    expect(address()).toBe(
      '?search=of-the-other-tab&donations-show=disputed&donations-search=PI_2',
    ),
  );
});

test.each([
  ['pk_live_sample', 'https://dashboard.stripe.com/payments/pi_1'],
  ['pk_test_sample', 'https://dashboard.stripe.com/test/payments/pi_1'],
])('a donation links to its payment at Stripe: with %s to %s', (publishableKey, url) => {
  provideEnvironment({ ...environment(), stripe: { publishableKey } });
  const details = detailsOf('pi_1', { source: 'reconcile', message: 'Good luck.' });
  expect(details).toContain('SourceReconciliation');
  expect(details).toContain('Good luck.');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /View in Stripe/ });
  expect(link.href).toBe(url);
});

const IN_STRIPE = 'View in Stripe';

function offered(id: string, fields: Fields, roles: readonly Role[] = ['treasurer']) {
  openPart(
    <article>
      <EnterDonation />
      <DonationActions row={donationRow(id, sampleDonation(fields))} />
    </article>,
    { roles },
  );
  const buttons = screen.getByRole('article').querySelectorAll('button, a');
  return [...buttons].map(({ textContent }) => textContent);
}

test.each<[string, string, Fields, string[]]>([
  ['a donation by card', 'pi_1', {}, ['Receipt', 'Correct', 'Refund', IN_STRIPE]],
  ['a refunded donation', 'pi_1', { refunded_cents: 5000 }, ['Receipt', 'Correct', IN_STRIPE]],
  ['a donation of an erased donor', 'pi_1', { donor_email: '' }, ['Refund', IN_STRIPE]],
  ['a manual donation', ENTERED, { source: 'staff' }, ['Receipt', 'Correct', 'Void']],
  ['a voided donation', ENTERED, { source: 'staff', payment_status: 'voided' }, []],
])('treasurers get only the actions that apply to %s', (_what, id, fields, buttons) => {
  expect(offered(id, fields)).toEqual(['Enter a Donation', ...buttons]);
});

test('receipt and refund have keyboard shortcuts', () => {
  offered('pi_1', {});
  const buttonOf = (key: string) => document.querySelector(`[aria-keyshortcuts="${key}"]`);
  expect(buttonOf('a')?.textContent).toBe('Receipt');
  expect(buttonOf('r')?.textContent).toBe('Refund');
});

test('an account that only reads gets no actions that change anything', () => {
  expect(offered('pi_1', {}, ['viewer'])).toEqual([IN_STRIPE]);
});

test('the details of a manual donation show its method and check number', () => {
  const details = detailsOf(ENTERED, {
    source: 'staff',
    payment_method: 'cheque',
    check_number: '1234',
  });
  expect(details).toContain('MethodCheck no. 1234');
  expect(details).toContain('Received onApr 11, 2025');
  expect(details).toContain('SourceEntered by staff');
});

test('totals that could not be loaded are reported', async () => {
  stored.documents = undefined;
  openTotals();
  await screen.findByText('The totals could not be loaded. Reload the page to see them.');
});
