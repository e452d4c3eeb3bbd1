import { useBackend } from '../../testing/backend.ts';
import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { CALLABLES } from '@raade/contracts/base/callables';
import { collection, firestore } from '../../base/firestore.ts';
import { crashAt, injectCrashes } from '../../testing/inject-crashes.ts';
import { donationOf, receiptsOf } from '../../testing/ledger-reading.ts';
import { LOG, WEBHOOK_SECRETS } from '../../testing/test-environment.ts';

const backend = useBackend();

/** The newest event of a type in the Stripe account. */
async function newest(type: string): Promise<Stripe.Event> {
  const [event] = (await backend.stripe.events.list({ type, limit: 1 })).data;
  if (!event) throw new Error(`The account has no event ${type}`);
  return event;
}

/** Delivers an event as Stripe does. @returns the status of the answer */
async function deliver(event: object, secret: string = WEBHOOK_SECRETS.current): Promise<number> {
  const body = JSON.stringify(event, null, 2);
  const signature = backend.stripe.webhooks.generateTestHeaderString({ payload: body, secret });
  const type = 'application/json; charset=utf-8';
  const headers = { 'content-type': type, 'stripe-signature': signature };
  return (await fetch(backend.webhookUrl, { method: 'POST', headers, body })).status;
}

/** Ids of all handled events of a payment. */
async function eventsOf(paymentIntentId: string): Promise<string[]> {
  const events = collection('stripeEvents');
  const found = await events.where('payment_intent_id', '==', paymentIntentId).get();
  return found.docs.map(({ id }) => id);
}

async function payWithEvent() {
  const id = await backend.pay();
  return { id, event: await newest('payment_intent.succeeded') };
}

test('a donation is recorded from its event', async () => {
  const { id, event } = await payWithEvent();

  expect(await deliver(event)).toBe(200);

  expect(await donationOf(id)).toMatchObject({ source: 'webhook', payment_status: 'succeeded' });
  expect(await receiptsOf(id)).toHaveLength(1);
  expect(await eventsOf(id)).toEqual([event.id]);
});

test('an event that arrives twice, even at once, counts once', async () => {
  const { id, event } = await payWithEvent();

  expect(await Promise.all([deliver(event), deliver(event)])).toEqual([200, 200]);
  expect(await deliver(event)).toBe(200);

  expect(await receiptsOf(id)).toHaveLength(1);
  expect(await eventsOf(id)).toEqual([event.id]);
});

test('[DON-32] an event and a call of the page at once create one donation and one receipt', async () => {
  const { id, event } = await payWithEvent();

  const [delivered, recorded] = await Promise.all([
    deliver(event),
    backend.call(CALLABLES.recordDonation, { paymentIntentId: id }),
  ]);

  expect([delivered, recorded.status]).toEqual([200, 200]);
  expect(await donationOf(id)).toBeDefined();
  expect(await receiptsOf(id)).toHaveLength(1);
});

test('a request that is not a POST is refused', async () => {
  expect((await fetch(backend.webhookUrl)).status).toBe(400);
});

test('while the secret is rotated, both the old and the new one are valid', async () => {
  const { id, event } = await payWithEvent();

  expect(await deliver(event, WEBHOOK_SECRETS.next)).toBe(200);
  expect(await donationOf(id)).toBeDefined();
});

test.each(['before', 'after'] as const)(
  'a failure %s its commit is answered with 500 and logged, and leaves no record without its receipt',
  async (when) => {
    const isCommitted = when === 'after';
    const { id, event } = await payWithEvent();
    const restore = injectCrashes(crashAt(isCommitted ? 2 : 1), firestore(), 'runTransaction');
    const logged = LOG.length;

    expect(await deliver(event)).toBe(500);
    expect((await donationOf(id)) !== undefined).toBe(isCommitted);
    expect(await receiptsOf(id)).toHaveLength(isCommitted ? 1 : 0);
    const failed = LOG.slice(logged).find((line) => line.includes('stripe-webhook failed'));
    expect(failed).toContain('Crashed');
    restore();

    expect(await deliver(event)).toBe(200);
    expect(await donationOf(id)).toBeDefined();
    expect(await receiptsOf(id)).toHaveLength(1);
  },
);

test('a payment that Stripe does not confirm is not recorded', async () => {
  const { event } = await payWithEvent();
  const { id } = await backend.stripe.paymentIntents.create({
    amount: 5000,
    currency: 'usd',
    metadata: { kind: 'raade-donation' },
  });
  const forged = { ...event, id: 'evt_forged', data: { object: { ...event.data.object, id } } };

  expect(await deliver(forged)).toBe(500);
  expect(await donationOf(id)).toBeUndefined();
});

test('an event for a payment that our key cannot read is answered with 500, so that it is repeated', async () => {
  const { event } = await payWithEvent();
  const object = { ...event.data.object, id: 'pi_ofanotheraccount' };

  expect(await deliver({ ...event, id: 'evt_elsewhere', data: { object } })).toBe(500);
});

test('payments of other software in the same account are ignored', async () => {
  const metadata = { kind: 'ticket', donor_email: 'guest@example.org' };
  const asked = { amount: 900, currency: 'usd', metadata };
  const { id } = await backend.stripe.paymentIntents.create(asked);
  await backend.confirm(id);

  expect(await deliver(await newest('payment_intent.succeeded'))).toBe(200);
  expect(await donationOf(id)).toBeUndefined();
  expect(await receiptsOf(id)).toEqual([]);
  expect(await eventsOf(id)).toEqual([]);
});

test('events of other kinds are ignored', async () => {
  const { id } = await payWithEvent();

  expect(await deliver(await newest('payment_intent.created'))).toBe(200);
  expect(await donationOf(id)).toBeUndefined();
});

test('a refunded donation stays refunded when its payment event arrives late', async () => {
  const { id, event } = await payWithEvent();
  await backend.call(CALLABLES.recordDonation, { paymentIntentId: id });
  await backend.stripe.refunds.create({ payment_intent: id });

  expect(await deliver(await newest('charge.refunded'))).toBe(200);
  expect(await deliver(event)).toBe(200);

  expect(await donationOf(id)).toMatchObject({ payment_status: 'refunded' });
  expect(await receiptsOf(id)).toMatchObject([
    { revision: 1, returned_cents: 0 },
    { revision: 2, returned_cents: 5000 },
  ]);
  expect(await eventsOf(id)).toHaveLength(2);
});

test('a charge without a payment intent is ignored', async () => {
  const { event } = await payWithEvent();
  const object = { object: 'charge', id: 'ch_alone', payment_intent: null };
  const alone = { ...event, id: `evt_${randomUUID()}`, type: 'charge.refunded', data: { object } };

  expect(await deliver(alone)).toBe(200);
});
