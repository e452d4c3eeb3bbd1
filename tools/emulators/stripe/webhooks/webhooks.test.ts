import type Stripe from 'stripe';
import { startStripeEmulator, type StripeEmulator } from '../emulator.ts';
import { TEST_KEYS } from '../testing/keys.ts';
import { stripeClient } from '../testing/stripe-client.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts';

const DAY = 24 * 60 * 60;

let receiver: WebhookReceiver;
let emulator: StripeEmulator;
let stripe: Stripe;

beforeEach(async () => {
  receiver = await startWebhookReceiver();
  emulator = await startStripeEmulator({ port: 0, ...TEST_KEYS, webhooks: [receiver.endpoint] });
  stripe = stripeClient(emulator);
  await emulator.control.setClock({ now: '2025-04-11T09:00:00Z' });
});
afterEach(async () => {
  await emulator.close();
  await receiver.close();
});

const pay = (payment_method = 'pm_card_visa') =>
  stripe.paymentIntents.create({ amount: 5000, currency: 'usd', payment_method, confirm: true });
async function payAndSettle() {
  const paid = await pay();
  await emulator.control.settled();
  return paid;
}
const typesReceived = () => receiver.received.map(({ type }) => type);
const timesReceived = (type: string) => typesReceived().filter((known) => known === type).length;

test('a payment is reported in signed events that the official library accepts', async () => {
  const { id } = await payAndSettle();
  expect(typesReceived().sort()).toEqual([
    'charge.succeeded',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
  const succeeded = receiver.received.find(({ type }) => type === 'payment_intent.succeeded');
  expect(succeeded).toMatchObject({
    object: 'event',
    created: Date.parse('2025-04-11T09:00:00Z') / 1000,
    data: { object: { id, object: 'payment_intent', status: 'succeeded' } },
    request: { id: expect.stringMatching(/^req_/), idempotency_key: expect.any(String) },
  });
});

test('an event is sent again with growing pauses until the endpoint accepts it', async () => {
  receiver.answerWith(500);
  await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
  await emulator.control.settled();
  expect(timesReceived('payment_intent.created')).toBe(1);
  await emulator.control.setClock({ advanceSeconds: 1 });
  expect(timesReceived('payment_intent.created')).toBe(2);
  await emulator.control.setClock({ advanceSeconds: 4 });
  expect(timesReceived('payment_intent.created')).toBe(2);
  receiver.answerWith(200);
  await emulator.control.setClock({ advanceSeconds: 1 });
  expect(timesReceived('payment_intent.created')).toBe(3);
  await emulator.control.setClock({ advanceSeconds: 4 * DAY });
  expect(timesReceived('payment_intent.created')).toBe(3);
});

test('an event is given up after three days without success', async () => {
  receiver.answerWith(302);
  await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
  await emulator.control.settled();
  await emulator.control.setClock({ advanceSeconds: 2 * DAY });
  const { attempts } = emulator.control.state().deliveries;
  await emulator.control.setClock({ advanceSeconds: 2 * DAY });
  const all = emulator.control.state().deliveries.attempts;
  expect(all).toBeGreaterThan(attempts);
  await emulator.control.setClock({ advanceSeconds: 2 * DAY });
  expect(emulator.control.state().deliveries.attempts).toBe(all);
});

describe('a fault', () => {
  const plan = (what: 'drop' | 'give-up' | 'duplicate' | 'reorder' | 'answer-lost') =>
    emulator.control.addFaults({ webhooks: [{ type: 'payment_intent.succeeded', what }] });

  test.each([
    ['drops an attempt, and the next one arrives', 'drop', 0],
    ['loses the answer of an endpoint, so the event is sent again', 'answer-lost', 1],
  ] as const)('%s', async (_does, what, arrived) => {
    plan(what);
    await payAndSettle();
    expect(timesReceived('payment_intent.succeeded')).toBe(arrived);
    await emulator.control.setClock({ advanceSeconds: 1 });
    expect(timesReceived('payment_intent.succeeded')).toBe(arrived + 1);
  });

  test('can prevent an event from ever arriving', async () => {
    plan('give-up');
    await pay();
    await emulator.control.setClock({ advanceSeconds: 4 * DAY });
    expect(typesReceived().sort()).toEqual(['charge.succeeded', 'payment_intent.created']);
  });

  test('can deliver an event twice', async () => {
    plan('duplicate');
    await payAndSettle();
    const twice = receiver.received.filter(({ type }) => type === 'payment_intent.succeeded');
    expect(twice).toHaveLength(2);
    expect(twice[0]?.id).toBe(twice[1]?.id);
  });

  test('can deliver an event late', async () => {
    emulator.control.addFaults({
      webhooks: [{ type: 'payment_intent.succeeded', what: 'delay', delayMs: 60_000 }],
    });
    await pay();
    await emulator.control.setClock({ advanceSeconds: 59 });
    expect(timesReceived('payment_intent.succeeded')).toBe(0);
    await emulator.control.setClock({ advanceSeconds: 1 });
    expect(timesReceived('payment_intent.succeeded')).toBe(1);
  });

  test('can deliver an event after a later one', async () => {
    emulator.control.setProcessingSeconds(60);
    emulator.control.addFaults({
      webhooks: [{ type: 'payment_intent.processing', what: 'reorder' }],
    });
    await payAndSettle();
    expect(typesReceived()).toEqual(['payment_intent.created']);
    await emulator.control.setClock({ advanceSeconds: 60 });
    const order = typesReceived();
    expect(order.indexOf('payment_intent.processing')).toBeGreaterThan(
      order.indexOf('charge.succeeded'),
    );
    expect(timesReceived('payment_intent.processing')).toBe(1);
  });
});

test('events are kept for thirty days', async () => {
  const { id } = await pay();
  const [latest] = (await stripe.events.list({ limit: 1 })).data;
  await emulator.control.setClock({ advanceSeconds: 31 * 24 * 60 * 60 });
  expect((await stripe.events.list()).data).toEqual([]);
  await expect(stripe.events.retrieve(String(latest?.id))).rejects.toMatchObject({
    code: 'resource_missing',
  });
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ id });
});
