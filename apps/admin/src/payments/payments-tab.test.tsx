import { LOCAL_ENVIRONMENT } from '@raade/contracts/local-environment';
import { provideEnvironment } from '@raade/platform';
import { render, screen } from '@testing-library/react';
import { startFirestoreService } from '../testing/firestore-service.ts';
import { PaymentsTab } from './payments-tab.tsx';

const donation = {
  donor_name: 'Sample Donor',
  donor_email: 'donor@example.org',
  amount: 50,
  amount_cents: 5000,
  currency: 'usd',
  message: null,
  is_anonymous: false,
  payment_status: 'succeeded',
  donation_type: 'conference-support',
  source: 'client',
  created_at: new Date('2025-04-11T18:30:00Z'),
};

let firestore: Awaited<ReturnType<typeof startFirestoreService>>;

beforeAll(async () => {
  firestore = await startFirestoreService();
  const { origin } = firestore;
  const emulators = { auth: origin, firestore: origin, functions: origin };
  provideEnvironment({ ...LOCAL_ENVIRONMENT, emulators });
});

afterAll(() => firestore.stop());
afterEach(() => jest.restoreAllMocks());

function cells(row: HTMLElement) {
  return [...row.children].slice(1).map(({ textContent }) => textContent);
}

test('each donation has a row with donor, amount, status and source', async () => {
  firestore.stored.documents = {
    pi_1: donation,
    pi_2: {
      ...donation,
      donor_name: null,
      is_anonymous: true,
      amount_cents: 7550,
      payment_status: 'partially_refunded',
      source: 'webhook',
    },
  };
  render(<PaymentsTab />);
  const [head, ...rows] = await screen.findAllByRole('row');
  expect(head && cells(head)).toEqual(['Donor', 'Amount', 'Status', 'Source']);
  expect(rows.map(cells)).toEqual([
    ['Sample Donor', '$50', 'succeeded', 'Website'],
    ['Anonymous', '$75.50', 'partially refunded', 'Stripe webhook'],
  ]);
  const times = rows.map((row) => row.querySelector('time')?.dateTime);
  expect(times).toEqual(['2025-04-11T18:30:00.000Z', '2025-04-11T18:30:00.000Z']);
});

test('the totals are of all donations, not only of those that are listed', async () => {
  firestore.stored.documents = { pi_1: donation };
  firestore.stored.totals = { count: 128, sum: 1_234_550 };
  render(<PaymentsTab />);
  expect((await screen.findByText('Donations', { selector: 'dt' })).nextSibling?.textContent).toBe(
    '128',
  );
  screen.getByText('$12,345.50');
});

test('an empty ledger says so', async () => {
  firestore.stored.documents = {};
  render(<PaymentsTab />);
  await screen.findByText('No donations have been recorded yet.');
});

test('a ledger that could not be read says so', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  firestore.stored.documents = undefined;
  render(<PaymentsTab />);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Could not load the donations. Please try again.',
  );
});
