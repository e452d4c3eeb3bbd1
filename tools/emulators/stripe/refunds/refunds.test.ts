import { begin, pay, stripe } from '../testing/running-emulator.ts';
import type Stripe from 'stripe';
import { errorOf } from '../testing/stripe-client.ts';

async function chargeOf(intentId: string): Promise<Stripe.Charge | undefined> {
  return (await stripe.charges.list({ payment_intent: intentId })).data[0];
}

test('a payment can be refunded in parts until nothing is left', async () => {
  const { id: payment_intent } = await pay();
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

test('only the metadata of a refund can be changed', async () => {
  const metadata = { request: 'first', note: 'Gave twice.' };
  const { id } = await stripe.refunds.create({ payment_intent: (await pay()).id, metadata });
  const changed = await stripe.refunds.update(id, { metadata: { note: '' } });
  expect(changed.metadata).toEqual({ request: 'first' });
  const more = { amount: 1 } as object;
  expect(await errorOf(stripe.refunds.update(id, more))).toMatchObject({
    param: 'amount',
  });
});

test('each charge.refunded event has the charge as it was at that time', async () => {
  const { id: payment_intent } = await pay();
  await stripe.refunds.create({ payment_intent, amount: 2000 });
  await stripe.refunds.create({ payment_intent });
  const { data } = await stripe.events.list({ type: 'charge.refunded' });
  expect(data.map((event) => event.data.object)).toMatchObject([
    { payment_intent, amount_refunded: 5000 },
    { payment_intent, amount_refunded: 2000 },
  ]);
});

test('an unpaid payment cannot be refunded', async () => {
  const { id } = await begin();
  expect(await errorOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
    statusCode: 400,
    message: `This PaymentIntent (${id}) does not have a successful charge to refund.`,
  });
});
