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

async function pay(): Promise<string> {
  const payment_method = 'pm_card_visa';
  const paid = { amount: 5000, currency: 'usd', payment_method, confirm: true };
  return (await stripe.paymentIntents.create(paid)).id;
}

async function chargeOf(intentId: string): Promise<Stripe.Charge | undefined> {
  return (await stripe.charges.list({ payment_intent: intentId })).data[0];
}

test('a payment is given back in parts until nothing is left', async () => {
  const payment_intent = await pay();
  const part = await stripe.refunds.create({ payment_intent, amount: 2000, reason: 'duplicate' });
  expect(part).toMatchObject({ object: 'refund', amount: 2000, status: 'succeeded' });
  expect(await chargeOf(payment_intent)).toMatchObject({ amount_refunded: 2000, refunded: false });

  expect(await errorOf(stripe.refunds.create({ payment_intent, amount: 3001 }))).toMatchObject({
    statusCode: 400,
    param: 'amount',
  });
  expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 3000 });
  expect(await chargeOf(payment_intent)).toMatchObject({ amount_refunded: 5000, refunded: true });
  expect(await errorOf(stripe.refunds.create({ payment_intent }))).toMatchObject({
    code: 'charge_already_refunded',
  });

  const { data } = await stripe.refunds.list({ payment_intent });
  expect(data.map(({ amount }) => amount)).toEqual([3000, 2000]);
  expect(await stripe.refunds.retrieve(part.id)).toEqual(part);
});

test('of a refund its metadata alone can be changed', async () => {
  const metadata = { request: 'first', note: 'Gave twice.' };
  const { id } = await stripe.refunds.create({ payment_intent: await pay(), metadata });
  const changed = await stripe.refunds.update(id, { metadata: { note: '' } });
  expect(changed.metadata).toEqual({ request: 'first' });
  const more = { amount: 1 } as object;
  expect(await errorOf(stripe.refunds.update(id, more))).toMatchObject({
    code: 'parameter_unknown',
  });
});

test('a refund is told with the charge as it is then', async () => {
  const payment_intent = await pay();
  await stripe.refunds.create({ payment_intent, amount: 2000 });
  const { data } = await stripe.events.list({ type: 'charge.refunded' });
  expect(data).toHaveLength(1);
  expect(data[0]?.data.object).toMatchObject({ payment_intent, amount_refunded: 2000 });
});

test('what was never paid cannot be given back', async () => {
  const { id } = await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
  expect(await errorOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
    statusCode: 400,
    message: `This PaymentIntent (${id}) does not have a successful charge to refund.`,
  });
});
