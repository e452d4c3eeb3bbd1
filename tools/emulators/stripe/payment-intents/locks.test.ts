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

const begin = async () =>
  (await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' })).id;
const declined = (id: string) =>
  stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' });
const codesOf = async (tries: readonly Promise<unknown>[]) =>
  (await Promise.all(tries.map(errorOf))).map(({ code }) => code);

const BURST = 20;
const burst = (id: string) => codesOf(Array.from({ length: BURST }, () => declined(id)));
const declines = (codes: readonly unknown[]) =>
  codes.filter((code) => code === 'card_declined').length;

test('of cards that are tried at once one is answered, and the others meet the lock', async () => {
  emulator.control.setCards({ answerAfterMs: 50, lockWaitMs: 0 });
  const codes = await burst(await begin());
  expect(declines(codes)).toBe(1);
  expect(codes.filter((code) => code === 'lock_timeout')).toHaveLength(BURST - 1);
});

test('where requests wait, so many are answered as have their turn in that time', async () => {
  emulator.control.setCards({ answerAfterMs: 50, lockWaitMs: 120 });
  const answered = declines(await burst(await begin()));
  expect(answered).toBeGreaterThan(1);
  expect(answered).toBeLessThanOrEqual(4);
});

test('the answer says that another try may find the intent free, and the library makes it', async () => {
  emulator.control.setCards({ answerAfterMs: 50, lockWaitMs: 0 });
  const id = await begin();
  const first = errorOf(declined(id));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await errorOf(stripe.paymentIntents.cancel(id))).toMatchObject({
    ...{ statusCode: 429, code: 'lock_timeout' },
    headers: expect.objectContaining({ 'stripe-should-retry': 'true' }),
  });
  const patient = stripeClient(emulator, { maxNetworkRetries: 2 });
  expect(await patient.paymentIntents.cancel(id)).toMatchObject({ status: 'canceled' });
  await first;
});

test('each intent has a lock of its own, and reading needs none', async () => {
  emulator.control.setCards({ answerAfterMs: 50, lockWaitMs: 0 });
  const [one, other] = [await begin(), await begin()];
  const tries = [declined(one), declined(other)];
  const codes = codesOf(tries);
  expect(await stripe.paymentIntents.retrieve(one)).toMatchObject({ id: one });
  expect(await codes).toEqual(['card_declined', 'card_declined']);
});

test('banks that answer at once lock nothing', async () => {
  const codes = await burst(await begin());
  expect(declines(codes)).toBe(BURST);
});
