import { environmentAt } from '@raade/contracts/testing/environment-at';
import { provideEnvironment } from '@raade/platform';
import { screen, waitFor, within } from '@testing-library/react';
import { provideModalDialogs } from '@raade/staff/testing/modal-dialogs';
import { sampleDonation } from '../testing/sample-donation.ts';
import { address, headers, rowTexts, tabScreen } from '../testing/tab-screen.tsx';
import { PaymentsTab } from './payments-tab.tsx';

const { firestore, open } = tabScreen(PaymentsTab);

const ENTERED = 'gift_3f0c9a52-7f5b-4f0e-9a54-0f1f3f0c9a52';

type Fields = Parameters<typeof sampleDonation>[0];

function store(donations: Readonly<Record<string, Fields>>) {
  const documents = Object.entries(donations).map(
    ([id, fields]) => [id, { ...sampleDonation(fields) }] as const,
  );
  firestore().stored.documents = Object.fromEntries(documents);
}

const NOTHING = { count: 0, sum: 0 };
const NOTHING_ENTERED = { cheque: NOTHING, cash: NOTHING, transfer: NOTHING };

test('each donation has a row with donor, amount, status, day, email and source, the amount in sight on a phone', async () => {
  store({
    pi_1: {},
    pi_2: {
      donor_name: null,
      is_anonymous: true,
      amount_cents: 7550,
      payment_status: 'partially_refunded',
      source: 'webhook',
    },
  });
  open();
  const day = expect.stringContaining('Apr 11, 2025');
  expect(await rowTexts()).toEqual([
    ['Sample Donor', '$50.00', 'succeeded', day, 'donor@example.org', 'Website'],
    ['Anonymous', '$75.50', 'partially refunded', day, 'donor@example.org', 'Stripe webhook'],
  ]);
  expect(headers()).toEqual(['Donor', 'Amount', 'Status', 'Date', 'Email', 'Source']);
  expect(document.querySelector('time')?.dateTime).toBe('2025-04-11T18:30:00.000Z');
});

test('the totals are those of the server, of all donations and by what became of them', async () => {
  store({ pi_1: {} });
  firestore().stored.totals = { count: 128, sum: 1_234_550 };
  firestore().stored.totalsWhere = {
    succeeded: { count: 120, sum: 1_200_000 },
    partially_refunded: { count: 5, sum: 20_000 },
    refunded: { count: 2, sum: 14_500 },
    disputed: { count: 1, sum: 50 },
    ...NOTHING_ENTERED,
  };
  open();
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

test('what came past Stripe is told apart, by the way it came', async () => {
  store({ [ENTERED]: { source: 'staff', payment_method: 'cheque' } });
  firestore().stored.totalsWhere = {
    ...NOTHING_ENTERED,
    cheque: { count: 2, sum: 12_550 },
    cash: { count: 1, sum: 2000 },
  };
  open();
  const section = await screen.findByRole('region', { name: 'Past Stripe, in USD' });
  const texts = (role: string) =>
    within(section)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  expect(texts('term')).toEqual(['All entered gifts', 'Check', 'Cash', 'Bank transfer']);
  expect(texts('definition')).toEqual(['$145.50', '$125.50', '$20.00', '$0.00']);
});

test('what gifts left on our account is told by its currency: gross, fees, refunds, disputes and net', async () => {
  store({ pi_1: { account_currency: 'usd' }, pi_2: { account_currency: 'eur' } });
  firestore().stored.sums = {
    account_gross_cents: 1_000_000,
    account_fee_cents: 29_300,
    account_refunded_cents: 5050,
    account_disputed_cents: 2000,
  };
  open();
  const section = await screen.findByRole('region', { name: 'On our Stripe account, in USD' });
  expect(
    within(section)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['$10,000.00', '-$293.00', '-$50.50', '-$20.00', '$9,636.50']);
  const other = screen.getByRole('region', { name: 'On our Stripe account, in EUR' });
  expect(other.textContent).toContain('€9,636.50');
});

test('of what nothing was taken, nothing is said to be less than nothing', async () => {
  store({ pi_1: { account_currency: 'usd' } });
  firestore().stored.sums = {
    account_gross_cents: 5000,
    account_fee_cents: 175,
    account_refunded_cents: 0,
    account_disputed_cents: 0,
  };
  open();
  const section = await screen.findByRole('region', { name: 'On our Stripe account, in USD' });
  expect(section.textContent).toContain('Refunds$0.00Disputes$0.00');
});

test('what staff entered has a day, and no time that nobody knows', async () => {
  const day = new Date('2025-12-31T18:00:00Z');
  store({ [ENTERED]: { source: 'staff', created_at: day, paid_at: day } });
  open();
  expect((await rowTexts())[0]?.[3]).toBe('Dec 31, 2025');
});

test('the details of a donation tell the whole story of its money', async () => {
  provideModalDialogs();
  store({
    pi_1: {
      ...{ payment_status: 'partially_refunded', refunded_cents: 1000, refund_failed_cents: 500 },
      ...{ dispute: 'won', disputed_cents: 4000, card_brand: 'visa', card_last4: '4242' },
      ...{ account_currency: 'usd', account_fee_cents: 1675, account_net_cents: 2325 },
      payout_id: 'po_1',
    },
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Sample Donor' }));
  const { textContent } = screen.getByRole('dialog', { name: 'Sample Donor' });
  for (const told of [
    'Refunded$10',
    'Refund sent back by the bank$5',
    'Dispute$40, won: the money came back',
    'Fees$16.75',
    'Net$23.25',
    'Paid out withpo_1',
    'CardVisa •••• 4242',
  ]) {
    expect(textContent).toContain(told);
  }
});

test('search and filter narrow the list and the export, and stand in an address of their own', async () => {
  store({
    pi_1: { donor_name: 'Ada Sample' },
    pi_2: { donor_name: 'Kofi Sample', payment_status: 'disputed' },
    pi_3: { donor_name: null, payment_status: 'disputed' },
  });
  const user = open('?search=of-the-other-tab');
  await screen.findByRole('button', { name: 'Export 3 All Donations' });
  await user.selectOptions(screen.getByLabelText('Donations to show'), 'Disputed');
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
])('a donation leads to its payment at Stripe: with %s to %s', async (publishableKey, url) => {
  provideEnvironment({ ...environmentAt(firestore().origin), stripe: { publishableKey } });
  provideModalDialogs();
  store({ pi_1: { source: 'reconcile', message: 'Good luck.' } });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Sample Donor' }));
  const dialog = screen.getByRole('dialog', { name: 'Sample Donor' });
  expect(dialog.textContent).toContain(
    'Reconciliation: it was missing here until the books were compared with Stripe',
  );
  expect(dialog.textContent).toContain('Good luck.');
  const link = within(dialog).getByRole<HTMLAnchorElement>('link', { name: /View in Stripe/ });
  expect(link.href).toBe(url);
});

const offered = async (id: string, fields: Fields, roles?: Parameters<typeof open>[1]) => {
  provideModalDialogs();
  store({ [id]: fields });
  const user = open('', roles);
  await user.click(await screen.findByRole('button', { name: 'Sample Donor' }));
  const dialog = screen.getByRole('dialog', { name: 'Sample Donor' });
  return [...dialog.querySelectorAll('button, a')]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== 'Close');
};

test.each<[string, string, Fields, string[]]>([
  ['a donation by card', 'pi_1', {}, ['Refund', 'Correct', 'Receipt', 'View in Stripe']],
  [
    'one that went back',
    'pi_1',
    { refunded_cents: 5000 },
    ['Correct', 'Receipt', 'View in Stripe'],
  ],
  ['one whose donor was erased', 'pi_1', { donor_email: '' }, ['Refund', 'View in Stripe']],
  ['what staff entered', ENTERED, { source: 'staff' }, ['Correct', 'Receipt', 'Void']],
  ['what is void', ENTERED, { source: 'staff', payment_status: 'voided' }, []],
])('of %s treasurers are offered what fits', async (_what, id, fields, buttons) => {
  expect(await offered(id, fields)).toEqual(buttons);
});

test('who only reads is offered nothing that changes', async () => {
  expect(await offered('pi_1', {}, ['viewer'])).toEqual(['View in Stripe']);
  expect(screen.queryByRole('button', { name: 'Enter a Gift' })).toBeNull();
});

test('the details of what staff entered name its method and number', async () => {
  await offered(ENTERED, { source: 'staff', payment_method: 'cheque', check_number: '1234' });
  const { textContent } = screen.getByRole('dialog', { name: 'Sample Donor' });
  expect(textContent).toContain('MethodCheck no. 1234');
  expect(textContent).toContain('Received onApr 11, 2025');
  expect(textContent).toContain('Entered by staff: it came by check, in cash or to our bank');
});

test('an empty ledger says so', async () => {
  firestore().stored.documents = {};
  open();
  await screen.findByText('No donations have been recorded yet.');
});

test('a ledger that could not be read says so, and can be read again', async () => {
  firestore().stored.documents = undefined;
  const user = open();
  const again = await screen.findByRole('button', { name: 'Try Again' }, { timeout: 4000 });
  screen.getByText('Could not load the donations. Please try again.');
  screen.getByText('The totals could not be loaded. Load the page again to see them.');
  store({ pi_1: {} });
  await user.click(again);
  expect(await rowTexts()).toHaveLength(1);
});
