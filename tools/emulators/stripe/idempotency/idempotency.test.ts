import { emulator, stripe } from '../testing/running-emulator.ts';
import { errorOf } from '../testing/stripe-client.ts';

const create = (amount: number, idempotencyKey: string) =>
  stripe.paymentIntents.create({ amount, currency: 'usd' }, { idempotencyKey });
const intents = () => emulator.control.state().paymentIntents.total;

test('the same key gives the same answer, even after the intent has changed', async () => {
  const first = await create(5000, 'attempt:0');
  await stripe.paymentIntents.cancel(first.id);
  const again = await create(5000, 'attempt:0');
  expect(again).toEqual(first);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(intents()).toBe(1);
});

test('a declined payment is declined again without a second charge', async () => {
  const { id } = await create(5000, 'attempt:0');
  const confirm = () =>
    errorOf(
      stripe.paymentIntents.confirm(
        id,
        { payment_method: 'pm_card_visa_chargeDeclined' },
        { idempotencyKey: 'confirm:0' },
      ),
    );
  const [first, again] = [await confirm(), await confirm()];
  expect(again).toMatchObject({ statusCode: 402, code: first.code, charge: first.charge });
  expect(emulator.control.state().charges.failed).toBe(1);
});

test('a key cannot be used for other parameters or another endpoint', async () => {
  const { id } = await create(5000, 'attempt:0');
  expect(await errorOf(create(7500, 'attempt:0'))).toMatchObject({
    statusCode: 400,
    rawType: 'idempotency_error',
  });
  const elsewhere = stripe.paymentIntents.cancel(id, {}, { idempotencyKey: 'attempt:0' });
  expect(await errorOf(elsewhere)).toMatchObject({ rawType: 'idempotency_error' });
  expect(intents()).toBe(1);
});

test('a request with an invalid parameter does not use up its key', async () => {
  expect(await errorOf(create(49, 'attempt:0'))).toMatchObject({ param: 'amount' });
  expect(await create(5000, 'attempt:0')).toMatchObject({ amount: 5000 });
});

test('a stored 500 answer is repeated for its key for a day, even with an intent', async () => {
  await emulator.control.setClock({ now: '2025-04-11T09:00:00Z' });
  emulator.control.addFaults({ requests: [{ path: '/v1/payment_intents', what: 'keep-500' }] });
  expect(await errorOf(create(5000, 'attempt:0'))).toMatchObject({ statusCode: 500 });
  const again = await errorOf(create(5000, 'attempt:0'));
  expect(again).toMatchObject({ statusCode: 500, rawType: 'api_error' });
  expect(again.headers?.['idempotent-replayed']).toBe('true');
  expect(intents()).toBe(1);
  expect(await create(5000, 'attempt:1')).toMatchObject({ amount: 5000 });
  await emulator.control.setClock({ advanceSeconds: 24 * 60 * 60 });
  expect(await create(5000, 'attempt:0')).toMatchObject({ amount: 5000 });
});

test('a key is refused with status 409 while its first request still runs', async () => {
  await emulator.control.setClock({ now: '2025-04-11T09:00:00Z' });
  emulator.control.addFaults({
    requests: [{ path: '/v1/payment_intents', what: 'delay', delayMs: 1000 }],
  });
  const slow = create(5000, 'attempt:0');
  // The first request has arrived once no fault is pending.
  while (emulator.control.state().pendingFaults > 0) await new Promise(setImmediate);
  expect(await errorOf(create(5000, 'attempt:0'))).toMatchObject({
    statusCode: 409,
    code: 'idempotency_key_in_use',
  });
  await emulator.control.setClock({ advanceSeconds: 1 });
  expect(await create(5000, 'attempt:0')).toEqual(await slow);
  expect(intents()).toBe(1);
});
