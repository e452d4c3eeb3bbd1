import type Stripe from 'stripe';
import { startStripeEmulator, type StripeEmulator } from '../emulator.ts';
import { TEST_KEYS } from '../testing/keys.ts';
import { stripeClient } from '../testing/stripe-client.ts';

let emulator: StripeEmulator;
let stripe: Stripe;

beforeAll(async () => {
  emulator = await startStripeEmulator({ port: 0, ...TEST_KEYS });
  stripe = stripeClient(emulator);
});
beforeEach(() => emulator.control.reset());
afterAll(() => emulator.close());

async function knock(path: string, body?: object) {
  const response = await fetch(`${emulator.url}/control${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}
const state = () => emulator.control.state();
const pay = (payment_method = 'pm_card_visa') =>
  stripe.paymentIntents.create({ amount: 5000, currency: 'usd', payment_method, confirm: true });

test('the state counts what happened, and a reset empties it', async () => {
  const { id } = await pay();
  await stripe.paymentIntents.create({ amount: 700, currency: 'usd' });
  await pay('pm_card_visa_chargeDeclined').catch(() => undefined);
  await stripe.refunds.create({ payment_intent: id, amount: 1000 });
  expect(state()).toMatchObject({
    paymentIntents: {
      total: 3,
      byStatus: { succeeded: 1, requires_payment_method: 2 },
      amountReceived: 5000,
    },
    charges: { succeeded: 1, failed: 1, amountRefunded: 1000 },
    refunds: 1,
  });
  await emulator.control.reset();
  expect(state()).toMatchObject({
    paymentIntents: { total: 0 },
    charges: { succeeded: 0, failed: 0 },
    events: 0,
    refunds: 0,
  });
});

test('the clock can be set, moved and let go', async () => {
  await emulator.control.setClock({ now: '2025-04-11T09:00:00Z' });
  await emulator.control.setClock({ advanceSeconds: 90 });
  expect(state()).toMatchObject({ now: '2025-04-11T09:01:30.000Z' });
  const { created } = await stripe.paymentIntents.create({ amount: 700, currency: 'usd' });
  expect(created).toBe(Date.parse('2025-04-11T09:01:30Z') / 1000);
  await emulator.control.setClock({ real: true });
  expect(state()).not.toMatchObject({ now: '2025-04-11T09:01:30.000Z' });
});

test('processing and disputes can be planned, and faults from another process, too', async () => {
  emulator.control.setProcessingSeconds(5);
  expect(await pay()).toMatchObject({ status: 'processing' });
  emulator.control.setProcessingSeconds(0);
  const { id } = await pay();
  const dispute = emulator.control.openDispute({ paymentIntent: id });
  expect(dispute).toMatchObject({ object: 'dispute', payment_intent: id });
  expect(emulator.control.closeDispute(dispute.id, 'won')).toMatchObject({ status: 'won' });
  await knock('/faults', { requests: [{ path: '/v1/refunds', what: 'answer-500' }] });
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toThrow(/our side/);
});

test('payments of the past are listed with their day, their fee and no news', async () => {
  const at = '2025-04-11T09:00:00Z';
  const payments = [{ at, amount: 5000, metadata: { kind: 'old' } }];
  const [id = ''] = emulator.control.addPastPayments(payments);
  const intent = await stripe.paymentIntents.retrieve(id, {
    expand: ['latest_charge.balance_transaction'],
  });
  const created = Date.parse(at) / 1000;
  expect(intent).toMatchObject({
    ...{ status: 'succeeded', created, metadata: { kind: 'old' } },
    latest_charge: { created, balance_transaction: { amount: 5000, fee: 175, created } },
  });
  expect(state()).toMatchObject({ paymentIntents: { total: 1 }, events: 0 });
});

test('a snapshot makes another emulator the same account', async () => {
  const { id } = await pay();
  const snapshot = await (await fetch(`${emulator.url}/control/snapshot`)).text();
  const other = await startStripeEmulator({ port: 0, ...TEST_KEYS });
  const restored = await fetch(`${other.url}/control/restore`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: snapshot,
  });
  expect(restored.status).toBe(200);
  const theirs = stripeClient(other);
  const expand = { expand: ['latest_charge.balance_transaction', 'payment_method'] };
  expect(await theirs.paymentIntents.retrieve(id, expand)).toMatchObject({
    ...{ id, status: 'succeeded', payment_method: { card: { last4: '4242' } } },
    latest_charge: { balance_transaction: { amount: 5000 } },
  });
  expect((await theirs.events.list()).data).toHaveLength((await stripe.events.list()).data.length);
  await theirs.refunds.create({ payment_intent: id, amount: 1000 });
  await other.close();
});

test.each([
  ['/faults', { requests: [{ path: '/v1/refunds', what: 'explode' }] }, /requests\.0\.what/],
  ['/faults', { requests: [{ path: 'v1', what: 'drop-after' }] }, /requests\.0\.path/],
  ['/restore', { charges: ['ch_1'] }, /charges\.0/],
])('a bad request to %s is told what is wrong', async (path, body, message) => {
  const answer = await knock(path, body);
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body).replaceAll('\\"', '"')).toMatch(message);
});
