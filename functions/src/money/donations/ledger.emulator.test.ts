import { useBackend } from '../../testing/backend.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { donationRecordSchema } from '@raade/contracts/money/donation-record';
import { DONATION_KIND } from '@raade/contracts/money/donations';
import { firestore } from '../../base/firestore.ts';
import { queueDonationReceipt } from '../receipts/receipt-entry.ts';
import { donationOf, receiptsOf } from '../../testing/ledger-reading.ts';
import { recordDonation } from './ledger.ts';

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

test('[DATA-01, DATA-03] a paid donation is recorded with the fields of the record, has succeeded and supports the conference', async () => {
  const id = await backend.pay({
    amount: 2550,
    email: 'donor@example.org',
    message: 'For the studios.',
  });

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
});

test('[DATA-13] the columns of a donation are texts, numbers and a boolean, its times are timestamps', async () => {
  const id = await backend.pay({ amount: 2550, message: 'For the studios.' });
  await recordDonation(id, 'client');

  const { created_at, paid_at, recorded_at, stripe_read_at, ...scalars } =
    (await donationOf(id)) ?? {};

  expect(created_at).toBeInstanceOf(Timestamp);
  expect(paid_at).toBeInstanceOf(Timestamp);
  expect(recorded_at).toBeInstanceOf(Timestamp);
  expect(stripe_read_at).toBeInstanceOf(Timestamp);
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
    ...{ receipt_number: 'string', receipt_revision: 'number', receipt_returned_cents: 'number' },
    ...MONEY_TYPES,
  });
});

test('[DATA-02] an anonymous donor has no name in the record, but still gets a receipt', async () => {
  const id = await backend.pay({ makeAnonymous: true, email: 'donor@example.org' });

  await recordDonation(id, 'client');

  expect(await donationOf(id)).toMatchObject({
    donor_name: null,
    is_anonymous: true,
    message: null,
  });
  expect(await receiptsOf(id)).toMatchObject([{ to: 'donor@example.org' }]);
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

test('a donation keeps the time at which its payment was begun', async () => {
  const id = await backend.pay();
  const { created } = await backend.stripe.paymentIntents.retrieve(id);

  await recordDonation(id, 'client');

  expect(await donationOf(id)).toMatchObject({
    payment_intent_id: id,
    created_at: Timestamp.fromMillis(created * 1000),
    recorded_at: expect.any(Timestamp),
  });
});

test.each(['client', 'webhook'] as const)(
  'a donation that comes late by the %s has its receipt all the same',
  async (source) => {
    await backend.control.setClock({ now: new Date(Date.now() - 8 * DAY_MS).toISOString() });
    const id = await backend.pay();
    await backend.control.setClock({ real: true });

    await recordDonation(id, source);

    expect(await receiptsOf(id)).toHaveLength(1);
  },
);

/** What does not tell when Stripe was asked last. */
const asRecorded = ({ stripe_read_at: _, ...record }: Record<string, unknown> = {}) => record;

test('a donation that is recorded again, by anyone, stays as it was', async () => {
  const id = await backend.pay();
  await recordDonation(id, 'client');
  const first = await donationOf(id);

  expect(await recordDonation(id, 'webhook')).toBe('recorded');
  expect(await recordDonation(id, 'reconcile')).toBe('recorded');

  expect(asRecorded(await donationOf(id))).toEqual(asRecorded(first));
  expect(await receiptsOf(id)).toHaveLength(1);
});

test('[DON-32] of many that record a donation at once, one does', async () => {
  const id = await backend.pay();

  const sources = ['client', 'webhook', 'client'] as const;
  const outcomes = await Promise.all(sources.map((source) => recordDonation(id, source)));

  expect(outcomes).toEqual(['recorded', 'recorded', 'recorded']);
  expect(await receiptsOf(id)).toHaveLength(1);
});

test('a donation whose payment has not succeeded is not recorded', async () => {
  const { id } = await backend.stripe.paymentIntents.create({
    amount: 5000,
    currency: 'usd',
    metadata: { kind: DONATION_KIND },
  });

  expect(await recordDonation(id, 'client')).toBe('unpaid');
  expect(await donationOf(id)).toBeUndefined();
  expect(await receiptsOf(id)).toEqual([]);
});

test('a paid intent that others made in the same account is ignored', async () => {
  const { id } = await backend.stripe.paymentIntents.create({
    amount: 5000,
    currency: 'usd',
    metadata: { kind: 'ticket', donor_email: 'guest@example.org' },
  });
  await backend.confirm(id);

  expect(await recordDonation(id, 'webhook')).toBe('foreign');
  expect(await donationOf(id)).toBeUndefined();
  expect(await receiptsOf(id)).toEqual([]);
});

test('an intent that Stripe does not know is unknown', async () => {
  expect(await recordDonation('pi_unknown', 'client')).toBe('unknown');
});

test('money that went back before the donation was recorded is recorded without a receipt', async () => {
  const id = await backend.pay();
  await backend.stripe.refunds.create({ payment_intent: id });

  await recordDonation(id, 'webhook');

  expect(await donationOf(id)).toMatchObject({ payment_status: 'refunded' });
  expect(await receiptsOf(id)).toEqual([]);
});

test('a donation of ours whose metadata was spoilt is an error, not a silent loss', async () => {
  const id = await backend.pay();
  await backend.stripe.paymentIntents.update(id, { metadata: { is_anonymous: 'maybe' } });

  await expect(recordDonation(id, 'webhook')).rejects.toThrow('is_anonymous');
  expect(await donationOf(id)).toBeUndefined();
});

test('a donation whose receipt was queued before is recorded without a second one', async () => {
  const id = await backend.pay();
  await firestore().runTransaction((transaction) => {
    queueDonationReceipt(
      transaction,
      { giftId: id, revision: 1, returnedCents: 0 },
      'someone@example.org',
    );
    return Promise.resolve();
  });

  expect(await recordDonation(id, 'client')).toBe('recorded');
  expect(await donationOf(id)).toBeDefined();
  expect(await receiptsOf(id)).toMatchObject([{ to: 'someone@example.org' }]);
});
