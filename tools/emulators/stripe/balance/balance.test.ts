import type Stripe from 'stripe';
import { startStripeEmulator, type StripeEmulator } from '../emulator.ts';
import { TEST_KEYS } from '../testing/keys.ts';
import { errorOf, stripeClient } from '../testing/stripe-client.ts';

let emulator: StripeEmulator;
let stripe: Stripe;

beforeAll(async () => {
  emulator = await startStripeEmulator({ port: 0, ...TEST_KEYS });
  stripe = stripeClient(emulator);
});
beforeEach(() => emulator.control.reset());
afterAll(() => emulator.close());

const pay = () =>
  stripe.paymentIntents.create({
    amount: 5000,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
  });

async function balance(): Promise<number> {
  const { available, pending } = await stripe.balance.retrieve();
  return [...available, ...pending].reduce((sum, { amount }) => sum + amount, 0);
}

const read = (id: string) =>
  stripe.paymentIntents.retrieve(id, {
    expand: ['latest_charge.balance_transaction', 'latest_charge.refunds.data.balance_transaction'],
  });

const typesOf = async (type: string) =>
  (await stripe.events.list({ type })).data.map((event) => event.type).reverse();

test('a charge moves the balance by its amount without the fee', async () => {
  const { id } = await pay();
  expect((await read(id)).latest_charge).toMatchObject({
    balance_transaction: { type: 'charge', amount: 5000, fee: 175, net: 4825, currency: 'usd' },
    refunds: { data: [] },
  });
  expect(await balance()).toBe(4825);
});

test('a refund takes its amount, whose fee stays with Stripe; one that fails gives it back', async () => {
  const { id } = await pay();
  const { id: refund } = await stripe.refunds.create({ payment_intent: id, amount: 2000 });
  expect(await balance()).toBe(2825);
  emulator.control.settleRefund(refund, 'failed');
  expect((await read(id)).latest_charge).toMatchObject({
    amount_refunded: 0,
    refunds: { data: [{ status: 'failed', balance_transaction: { amount: -2000 } }] },
  });
  expect(await balance()).toBe(4825);
  expect(await typesOf('refund.*')).toEqual(['refund.created', 'refund.updated', 'refund.failed']);
});

test('a refund that waits for money moves nothing until it goes through', async () => {
  const { id } = await pay();
  emulator.control.setRefunds('pending');
  const refund = await stripe.refunds.create({ payment_intent: id });
  expect(refund).toMatchObject({ status: 'pending', pending_reason: 'insufficient_funds' });
  expect(await balance()).toBe(4825);
  emulator.control.settleRefund(refund.id, 'succeeded');
  expect(await balance()).toBe(-175);
});

test.each([
  ['won', 4825 - 1500],
  ['lost', 4825 - 5000 - 1500],
] as const)(
  'a dispute takes amount and fee; once it is %s the balance is %i',
  async (how, left) => {
    const { id } = await pay();
    const dispute = emulator.control.openDispute({ paymentIntent: id });
    expect(await balance()).toBe(4825 - 5000 - 1500);
    emulator.control.closeDispute(dispute.id, how);
    expect(await balance()).toBe(left);
  },
);

test('an inquiry moves nothing, leaves the charge refundable, and may become a dispute', async () => {
  const { id } = await pay();
  const inquiry = { paymentIntent: id, isInquiry: true, amount: 1000 };
  const { id: dispute, status } = emulator.control.openDispute(inquiry);
  expect(status).toBe('warning_needs_response');
  await stripe.refunds.create({ payment_intent: id, amount: 500 });
  expect(await balance()).toBe(4325);
  emulator.control.escalateInquiry(dispute);
  expect(await balance()).toBe(4325 - 1000 - 1500);
  const other = emulator.control.openDispute({ ...inquiry, paymentIntent: (await pay()).id });
  expect(emulator.control.closeDispute(other.id, 'lost').status).toBe('warning_closed');
  expect(await typesOf('charge.dispute.*')).toEqual([
    'charge.dispute.created',
    'charge.dispute.updated',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.created',
    'charge.dispute.closed',
  ]);
});

test('a charge that is captured asynchronously is booked later, which is told', async () => {
  emulator.control.setCaptureSeconds(60);
  await emulator.control.setClock({ now: '2025-04-11T09:00:00Z' });
  const { id } = await pay();
  expect((await read(id)).latest_charge).toMatchObject({ balance_transaction: null });
  await emulator.control.setClock({ advanceSeconds: 60 });
  expect(await typesOf('charge.updated')).toHaveLength(1);
  expect((await read(id)).latest_charge).toMatchObject({ balance_transaction: { net: 4825 } });
});

test('a payout holds what is available, and tells what is in it', async () => {
  await emulator.control.setClock({ now: '2025-04-11T09:00:00Z' });
  await pay();
  await emulator.control.setClock({ advanceSeconds: 3 * 24 * 60 * 60 });
  await pay();
  const { id, amount } = emulator.control.payOut();
  expect(amount).toBe(4825);
  const { data } = await stripe.balanceTransactions.list({ payout: id, expand: ['data.source'] });
  expect(data.map(({ type, source }) => [type, typeof source])).toEqual([
    ['payout', 'object'],
    ['charge', 'object'],
  ]);
  expect(await balance()).toBe(4825);
  expect(await typesOf('payout.reconciliation_completed')).toHaveLength(1);
});

test('a payment that is declined after it was in processing is told as failed', async () => {
  emulator.control.setProcessingSeconds(60, 'declined');
  await emulator.control.setClock({ now: '2025-04-11T09:00:00Z' });
  const { id } = await pay();
  await emulator.control.setClock({ advanceSeconds: 60 });
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe('requires_payment_method');
  expect(await typesOf('payment_intent.payment_failed')).toHaveLength(1);
});

test('a payment that Radar blocks is declined before any bank is asked', async () => {
  const payment = { amount: 5000, currency: 'usd', confirm: true } as const;
  const blocked = stripe.paymentIntents.create({
    ...payment,
    payment_method: 'pm_card_radarBlock',
  });
  expect(await errorOf(blocked)).toMatchObject({ statusCode: 402, decline_code: 'fraudulent' });
  expect((await stripe.charges.list()).data[0]?.outcome).toMatchObject({
    type: 'blocked',
    network_status: 'not_sent_to_network',
  });
});

test('nothing is expanded deeper than four levels', async () => {
  await pay();
  const expand = ['data.latest_charge.refunds.data.balance_transaction'];
  expect(await errorOf(stripe.paymentIntents.list({ expand }))).toMatchObject({ param: 'expand' });
});
