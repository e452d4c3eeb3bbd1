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
const disputeEvents = async () => {
  const { data } = await stripe.events.list({ type: 'charge.dispute.*' });
  return data.map(({ type }) => type).reverse();
};

test('a bank disputes a payment and wins', async () => {
  const { id } = await pay();
  const opened = emulator.control.openDispute({ paymentIntent: id });
  expect(await stripe.disputes.retrieve(opened.id, { expand: ['charge'] })).toMatchObject({
    amount: 5000,
    payment_intent: id,
    reason: 'fraudulent',
    status: 'needs_response',
    charge: { disputed: true },
  });
  expect(await errorOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
    code: 'charge_disputed',
  });
  emulator.control.closeDispute(opened.id, 'lost');
  expect(await stripe.disputes.list({ payment_intent: id })).toMatchObject({
    data: [{ status: 'lost' }],
  });
  expect(await disputeEvents()).toEqual([
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.closed',
  ]);
});

test('a dispute can be answered until the end of a day in UTC, or not at all', async () => {
  await emulator.control.setClock({ now: '2025-12-31T09:00:00Z' });
  const opened = emulator.control.openDispute({ paymentIntent: (await pay()).id });
  const due = Date.parse('2026-01-07T23:59:59Z') / 1000;
  expect(opened.evidence_details).toMatchObject({ due_by: due, past_due: false });
  const closed = emulator.control.openDispute({
    ...{ paymentIntent: (await pay()).id, isAnswerable: false },
  });
  expect(closed.evidence_details.due_by).toBe(0);
});

test('a dispute that we win brings the money back', async () => {
  const { id } = await pay();
  emulator.control.closeDispute(emulator.control.openDispute({ paymentIntent: id }).id, 'won');
  expect(await disputeEvents()).toContain('charge.dispute.funds_reinstated');
});

test('what was never paid cannot be disputed', async () => {
  const { id } = await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
  expect(() => emulator.control.openDispute({ paymentIntent: id })).toThrow(/no charge/);
});
