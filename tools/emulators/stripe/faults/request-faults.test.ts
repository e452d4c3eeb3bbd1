import { emulator, stripe } from '../testing/running-emulator.ts';
import { errorOf } from '../testing/stripe-client.ts';

const create = (client = stripe) =>
  client.paymentIntents.create({ amount: 5000, currency: 'usd' }, { idempotencyKey: 'attempt:0' });
const plan = (what: 'answer-500' | 'drop-before' | 'drop-after', times: number): void =>
  emulator.control.addFaults({
    requests: [{ method: 'POST', path: '/v1/payment_intents', what, times }],
  });
const intents = () => emulator.control.state().paymentIntents.total;

test('a request with the fault answer-500 has no effect', async () => {
  plan('answer-500', 1);
  expect(await errorOf(create())).toMatchObject({ statusCode: 500, rawType: 'api_error' });
  expect(intents()).toBe(0);
  expect(await create()).toMatchObject({ amount: 5000 });
});

/** The official library repeats a request once, unasked, when its connection was cut. */
const BOTH_TRIES = 2;

test('a connection can be cut before a request is accepted', async () => {
  plan('drop-before', BOTH_TRIES);
  expect(await errorOf(create())).toMatchObject({ type: 'StripeConnectionError' });
  expect(intents()).toBe(0);
});

test('a connection can be cut after a request took effect; a retry changes nothing', async () => {
  plan('drop-after', BOTH_TRIES);
  expect(await errorOf(create())).toMatchObject({ type: 'StripeConnectionError' });
  expect(intents()).toBe(1);
  await create();
  expect(intents()).toBe(1);
});

test('a fault affects only the requests for which it was planned', async () => {
  emulator.control.addFaults({
    requests: [
      { path: '/v1/payment_intents/*/confirm', what: 'answer-500', nth: 2, times: 2 },
      { path: '/v1/*/confirm', what: 'answer-500' },
      { method: 'GET', path: '/v1/payment_intents', what: 'answer-500' },
    ],
  });
  const statuses: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    const { id } = await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
    const confirmed = stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    statuses.push(
      await confirmed.then(
        ({ status }) => status,
        () => 'failed',
      ),
    );
  }
  expect(statuses).toEqual(['succeeded', 'failed', 'failed', 'succeeded']);
  expect(emulator.control.state().pendingFaults).toBe(2);
});

test("the browser's files can fail to load", async () => {
  emulator.control.addFaults({ requests: [{ path: '/browser/stripe.js', what: 'answer-500' }] });
  const load = async () => (await fetch(`${emulator.url}/browser/stripe.js`)).status;
  expect([await load(), await load()]).toEqual([500, 200]);
});
