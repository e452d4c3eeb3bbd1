import { isDeepStrictEqual } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { CALLABLES } from '@raade/contracts/base/callables';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { DonationRecord } from '@raade/contracts/money/donation-record';
import { type LedgerTotals, ledgerTotalsSchema } from '@raade/contracts/money/ledger-totals';
import { readOverviewResponseSchema } from '@raade/contracts/overview/overview';
import { LOCAL_PROJECT_ID, SEEDED_STAFF } from '@raade/contracts/local/local-stack';
import { signIn, signOut } from '@raade/firebase/auth';
import { callFunction } from '@raade/firebase/callables';
import { recordActivity } from '@raade/firebase/idle-limit';
import { stackEnvironment } from '@raade/firebase/testing/stack-environment';
import { provideEnvironment } from '@raade/platform';
import * as z from 'zod/mini';
import { countDonations, readDonations, readLedgerTotals } from './read-donations.ts';

const environment = stackEnvironment('donations');
provideEnvironment(environment);

/** Later than all that other tests write. */
const GIVEN_AT = new Date('2099-01-01T12:00:00Z');
const donation: DonationRecord = {
  donor_name: null,
  donor_email: 'donor@example.org',
  amount: 12.5,
  amount_cents: 1250,
  currency: 'usd',
  message: null,
  is_anonymous: true,
  payment_status: 'succeeded',
  donation_type: 'conference-support',
  source: 'webhook',
};

const app = initializeApp({ projectId: LOCAL_PROJECT_ID }, 'donations-test');
const document = getFirestore(app).collection(COLLECTIONS.donations).doc('pi_ofTheLedgerTest');

beforeAll(async () => {
  const given = Timestamp.fromDate(GIVEN_AT);
  await document.set({
    ...donation,
    created_at: given,
    paid_at: given,
    receipt_number: 'R-0000-0000-0000',
    receipt_revision: 1,
    receipt_returned_cents: 0,
  });
  await signIn(environment, SEEDED_STAFF.email, SEEDED_STAFF.password);
  recordActivity();
});

afterAll(async () => {
  await signOut(environment);
  await document.delete();
  await deleteApp(app);
});

test('staff read the newest donation first, and the totals of all donations and by status', async () => {
  const { documents } = await readDonations();
  expect(documents[0]).toMatchObject({
    id: 'pi_ofTheLedgerTest',
    // No refund or dispute is recorded.
    data: { ...donation, paid_at: GIVEN_AT, refunded_cents: 0, dispute: 'none' },
  });

  const before = await readLedgerTotals();
  await document.update({ payment_status: 'disputed' });
  const { all, byStatus } = await readLedgerTotals();
  expect(all).toEqual(before.all);
  expect(all.count).toBe(await countDonations());
  expect(byStatus.succeeded.sum).toBe(before.byStatus.succeeded.sum - 1250);
  expect(byStatus.disputed).toEqual({
    count: before.byStatus.disputed.count + 1,
    sum: before.byStatus.disputed.sum + 1250,
  });
});

test('the amounts on our Stripe account are added up by currency', async () => {
  const accounts = async () =>
    new Map((await readLedgerTotals()).accounts.map((a) => [a.currency, a]));
  const before = await accounts();
  const booked = { account_gross_cents: 1250, account_fee_cents: 66, account_refunded_cents: 200 };
  await document.update({ ...booked, account_disputed_cents: 0, account_currency: 'xts' });
  const after = await accounts();
  expect(after.get('xts')).toEqual({
    currency: 'xts',
    gross: 1250,
    fees: 66,
    refunds: 200,
    disputes: 0,
    net: 984,
  });
  expect(after.get('usd')).toEqual(before.get('usd'));
});

interface Read {
  readonly before: LedgerTotals;
  readonly after: LedgerTotals;
  readonly restored: LedgerTotals;
}

/** Other tests record donations at the same time, so totals that changed meanwhile are read again. */
async function readStable(read: () => Promise<Read>): Promise<Read> {
  for (let attempt = 1; attempt < 10; attempt += 1) {
    const totals = await read();
    if (isDeepStrictEqual(totals.before, totals.restored)) return totals;
  }
  return read();
}

test('a manual donation counts in all and by method, not on Stripe, and not at all once it is voided', async () => {
  const entered = document.parent.doc('manual_3f0c9a52-7f5b-4f0e-9a54-0f1f3f0c9a52');
  const { before, after, restored } = await readStable(async () => {
    const before = await readLedgerTotals();
    await entered.set({ ...donation, created_at: GIVEN_AT, entered_method: 'cheque' });
    const after = await readLedgerTotals();
    await entered.set({ ...donation, created_at: GIVEN_AT, payment_status: 'voided' });
    const restored = await readLedgerTotals();
    await entered.delete();
    return { before, after, restored };
  });
  expect(after.all.sum).toBe(before.all.sum + 1250);
  expect(after.entered.cheque.sum).toBe(before.entered.cheque.sum + 1250);
  expect(after.accounts).toEqual(before.accounts);
  expect(restored).toEqual(before);
});

test('the overview shows the totals of the ledger', async () => {
  const overview = () =>
    callFunction(environment, CALLABLES.readOverview, {}, readOverviewResponseSchema);
  const { before, after } = await readStable(async () => ({
    before: await readLedgerTotals(),
    after: z.parse(ledgerTotalsSchema, (await overview()).donations?.ledger),
    restored: await readLedgerTotals(),
  }));
  expect(after).toEqual(before);
});
