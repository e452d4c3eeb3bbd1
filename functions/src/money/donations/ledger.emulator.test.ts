import { newRequest, useBackend } from '../../testing/backend.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { donationRecordSchema } from '@raade/contracts/money/donation-record';
import { firestore } from '../../base/firestore.ts';
import { queueDonationReceipt, receiptSchema } from '../receipts/receipt-entry.ts';
import { receiptMail } from '../receipts/receipt-mail.ts';
import { donationOf, receiptsOf } from '../../testing/ledger-reading.ts';
import { anonymousDonorName } from '../anonymous-donor.ts';
import { recordDonation } from './ledger.ts';
import { reconcile } from './reconcile.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const MONEY_TYPES = {
  refunded_cents: 'number',
  refund_pending_cents: 'number',
  refund_failed_cents: 'number',
  dispute: 'string',
  disputed_cents: 'number',
  payment_method: 'string',
  card_brand: 'string',
  card_last4: 'string',
  account_currency: 'string',
  account_gross_cents: 'number',
  account_fee_cents: 'number',
  account_refunded_cents: 'number',
  account_disputed_cents: 'number',
  account_net_cents: 'number',
};

const backend = useBackend();

test('[DATA-01, DATA-03, DATA-13] a paid donation is recorded with the fields of the record: texts, numbers, a boolean and timestamps', async () => {
  const id = await backend.pay({
    amount: 2550,
    email: 'donor@example.org',
    message: 'For the studios.',
  });
  const { created } = await backend.stripe.paymentIntents.retrieve(id);

  expect(await recordDonation(id, 'client')).toBe('recorded');

  const donation = await donationOf(id);
  expect(donationRecordSchema.parse(donation)).toEqual({
    donor_name: 'Sample Donor',
    donor_email: 'donor@example.org',
    amount: 25.5,
    amount_cents: 2550,
    currency: 'usd',
    message: 'For the studios.',
    is_anonymous: false,
    payment_status: 'succeeded',
    donation_type: 'conference-support',
    source: 'client',
  });
  const { created_at, paid_at, recorded_at, stripe_read_at, words, ...scalars } = donation ?? {};
  expect(words).toContain('sample');
  expect(created_at).toEqual(Timestamp.fromMillis(created * 1000));
  expect(paid_at).toBeInstanceOf(Timestamp);
  expect(recorded_at).toBeInstanceOf(Timestamp);
  expect(stripe_read_at).toBeInstanceOf(Timestamp);
  expect(scalars['payment_intent_id']).toBe(id);
  const types = Object.entries(scalars).map(([column, value]) => [column, typeof value]);
  expect(Object.fromEntries(types)).toEqual({
    donor_name: 'string',
    donor_email: 'string',
    amount: 'number',
    amount_cents: 'number',
    currency: 'string',
    message: 'string',
    is_anonymous: 'boolean',
    payment_status: 'string',
    donation_type: 'string',
    source: 'string',
    payment_intent_id: 'string',
    receipt_number: 'string',
    receipt_revision: 'number',
    receipt_returned_cents: 'number',
    ...MONEY_TYPES,
  });
  expect(await anonymousDonorName(id)).toBeNull();
});

test('[DATA-02] an anonymous donor’s name is stored only for the receipt, outside the documents that lists read', async () => {
  const id = await backend.pay({ makeAnonymous: true, email: 'donor@example.org' });

  await recordDonation(id, 'client');
  await recordDonation(id, 'webhook');

  expect(await donationOf(id)).toMatchObject({
    donor_name: null,
    is_anonymous: true,
    message: null,
  });
  expect(JSON.stringify(await donationOf(id))).not.toContain('Sample Donor');
  expect(await anonymousDonorName(id)).toBe('Sample Donor');
  const [receipt, ...others] = await receiptsOf(id);
  expect(others).toEqual([]);
  const { to, text } = await receiptMail('sample', receiptSchema.parse(receipt));
  expect(to).toBe('donor@example.org');
  expect(text).toContain('Sample Donor');
});

test('[DON-18] the receipt is queued together with the record', async () => {
  const id = await backend.pay({ email: 'donor@example.org' });

  await recordDonation(id, 'client');

  expect(await receiptsOf(id)).toMatchObject([
    {
      kind: 'donation-receipt',
      to: 'donor@example.org',
      donation_id: id,
      status: 'waiting',
      created_at: (await donationOf(id))?.recorded_at,
    },
  ]);
});

test.each(['client', 'webhook'] as const)(
  'a donation that is recorded late by the %s still gets its receipt',
  async (source) => {
    await backend.control.setClock({ now: new Date(Date.now() - 8 * DAY_MS).toISOString() });
    const id = await backend.pay();
    await backend.control.setClock({ real: true });

    await recordDonation(id, source);

    expect(await receiptsOf(id)).toHaveLength(1);
  },
);

/** Returns a record without the time at which Stripe was read last. */
const asRecorded = ({ stripe_read_at: _, ...record }: Record<string, unknown> = {}) => record;

test('recording a donation again does not change it', async () => {
  const id = await backend.pay();
  await recordDonation(id, 'client');
  const first = await donationOf(id);

  expect(await recordDonation(id, 'webhook')).toBe('recorded');
  expect(await recordDonation(id, 'reconcile')).toBe('recorded');

  expect(asRecorded(await donationOf(id))).toEqual(asRecorded(first));
  expect(await receiptsOf(id)).toHaveLength(1);
});

test('[DON-32] many calls at once record a donation once', async () => {
  const id = await backend.pay();

  const sources = ['client', 'webhook', 'client'] as const;
  const outcomes = await Promise.all(sources.map((source) => recordDonation(id, source)));

  expect(outcomes).toEqual(['recorded', 'recorded', 'recorded']);
  expect(await receiptsOf(id)).toHaveLength(1);
});

test('a donation whose receipt was queued before is recorded without another receipt', async () => {
  const id = await backend.pay();
  await firestore().runTransaction((transaction) => {
    queueDonationReceipt(
      transaction,
      { donationId: id, revision: 1, returnedCents: 0 },
      'someone@example.org',
    );
    return Promise.resolve();
  });

  expect(await recordDonation(id, 'client')).toBe('recorded');
  expect(await donationOf(id)).toBeDefined();
  expect(await receiptsOf(id)).toMatchObject([{ to: 'someone@example.org' }]);
});

test('a donation has the day of its payment, which may be in a later year than its start', async () => {
  await backend.control.setClock({ now: '2025-12-30T18:00:00Z' });
  const { paymentIntentId: id } = await backend.begin(newRequest());
  await backend.decline(id);
  await backend.control.setClock({ now: '2026-01-02T18:00:00Z' });
  await backend.confirm(id);
  await recordDonation(id, 'client');
  await backend.control.setClock({ real: true });

  expect(await donationOf(id)).toMatchObject({
    created_at: Timestamp.fromDate(new Date('2025-12-30T18:00:00Z')),
    paid_at: Timestamp.fromDate(new Date('2026-01-02T18:00:00Z')),
  });
});

test('a donor who started long ago but paid just now gets a receipt, even by a repair', async () => {
  const since = new Date(Date.now() - 9 * 24 * 60 * 60 * 1000);
  await backend.control.setClock({ now: since.toISOString() });
  const { paymentIntentId: id } = await backend.begin(newRequest());
  await backend.control.setClock({ real: true });
  await backend.confirm(id);

  expect(await reconcile({ since })).toMatchObject({ added: 1, problems: [] });
  expect(await receiptsOf(id)).toHaveLength(1);
});
