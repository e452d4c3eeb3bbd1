import { begin, emulator, pay, stripe } from '../testing/running-emulator.ts';
import type Stripe from 'stripe';
import { TEST_KEYS } from '../testing/keys.ts';
import { errorOf, stripeClient } from '../testing/stripe-client.ts';

test('a new intent waits for a payment method and has a client secret', async () => {
  const intent = await begin({
    metadata: { kind: 'test' },
    allowed_payment_method_types: ['card'],
  });
  expect(intent).toMatchObject({
    object: 'payment_intent',
    amount: 5000,
    currency: 'usd',
    status: 'requires_payment_method',
    metadata: { kind: 'test' },
    latest_charge: null,
  });
  expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_[a-z0-9]+$`));
  expect(await stripe.paymentIntents.retrieve(intent.id)).toEqual(intent);
});

test.each([
  ['no amount', { amount: undefined }, 'amount'],
  ['49 cents', { amount: 49 }, 'amount'],
  ['a million dollars', { amount: 100_000_000 }, 'amount'],
  ['half a cent', { amount: 50.5 }, 'amount'],
  ['an unknown parameter', { colour: 'red' }, 'colour'],
])('an intent with %s is refused', async (_case, parameters, param) => {
  const error = await errorOf(begin(parameters as Partial<Stripe.PaymentIntentCreateParams>));
  expect(error).toMatchObject({ statusCode: 400, rawType: 'invalid_request_error', param });
  expect(emulator.control.state().paymentIntents.total).toBe(0);
});

test('metadata holds 50 keys of 500 characters and no more', async () => {
  const keys = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, 'value']));
  await begin({ metadata: { ...keys(49), long: 'a'.repeat(500) } });
  expect(await errorOf(begin({ metadata: keys(51) }))).toMatchObject({ statusCode: 400 });
  expect(await errorOf(begin({ metadata: { long: 'a'.repeat(501) } }))).toMatchObject({
    statusCode: 400,
    param: 'metadata[long]',
  });
});

test('an update merges metadata, removes empty values and refuses other fields', async () => {
  const { id } = await begin({ metadata: { kept: 'yes', removed: 'soon' } });
  const updated = await stripe.paymentIntents.update(id, {
    metadata: { removed: '', added: 'now' },
  });
  expect(updated.metadata).toEqual({ kept: 'yes', added: 'now' });
  expect(await errorOf(stripe.paymentIntents.update(id, { amount: 7500 }))).toMatchObject({
    param: 'amount',
  });
});

test('a confirmed intent succeeds with a charge that can be expanded', async () => {
  const { id } = await begin({ metadata: { kind: 'test' } });
  const paid = await stripe.paymentIntents.confirm(id, {
    payment_method: 'pm_card_visa',
    expand: ['latest_charge'],
  });
  expect(paid).toMatchObject({ status: 'succeeded', amount_received: 5000 });
  expect(paid.latest_charge).toMatchObject({
    object: 'charge',
    status: 'succeeded',
    payment_intent: id,
    metadata: { kind: 'test' },
    payment_method_details: { card: { brand: 'visa', last4: '4242' } },
  });
});

test('a paid intent can be neither paid again nor canceled', async () => {
  const { id } = await pay();
  const unexpected = { statusCode: 400, code: 'payment_intent_unexpected_state' };
  const again = { payment_method: 'pm_card_visa' };
  expect(await errorOf(stripe.paymentIntents.confirm(id, again))).toMatchObject({
    ...unexpected,
    payment_intent: { id, status: 'succeeded' },
  });
  expect(await errorOf(stripe.paymentIntents.cancel(id))).toMatchObject(unexpected);
  expect(emulator.control.state().charges).toMatchObject({ succeeded: 1, failed: 0 });
});

test('a canceled intent stays canceled', async () => {
  const { id } = await begin();
  expect(await stripe.paymentIntents.cancel(id)).toMatchObject({ status: 'canceled' });
  expect(
    await errorOf(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })),
  ).toMatchObject({ code: 'payment_intent_unexpected_state' });
});

test('an intent without a payment method cannot be confirmed', async () => {
  const { id } = await begin();
  expect(await errorOf(stripe.paymentIntents.confirm(id))).toMatchObject({
    code: 'payment_intent_unexpected_state',
    payment_intent: { status: 'requires_payment_method' },
  });
});

test('a declined intent can be paid with another card', async () => {
  const { id } = await begin();
  const token = 'pm_card_visa_chargeDeclinedInsufficientFunds';
  const error = await errorOf(stripe.paymentIntents.confirm(id, { payment_method: token }));
  expect(error).toMatchObject({
    statusCode: 402,
    rawType: 'card_error',
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
    payment_intent: { id, status: 'requires_payment_method' },
  });
  const declined = await stripe.paymentIntents.retrieve(id);
  expect(declined.last_payment_error).toMatchObject({
    code: 'card_declined',
    charge: declined.latest_charge,
  });

  const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
  expect(emulator.control.state().charges.failedByIntent).toEqual({ [id]: 1 });
  const { data } = await stripe.charges.list({ payment_intent: id });
  expect(data.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
});

test('a payment can stay in processing for a set time', async () => {
  emulator.control.setProcessingSeconds(60);
  await emulator.control.setClock({ now: '2025-04-11T09:00:00Z' });
  const { id, status } = await pay();
  expect(status).toBe('processing');
  await emulator.control.setClock({ advanceSeconds: 59 });
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'processing' });
  await emulator.control.setClock({ advanceSeconds: 1 });
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'succeeded' });
});

test('lists have pages, begin with the newest and can be limited to a time range', async () => {
  const ids: string[] = [];
  for (const minute of ['00', '01', '02', '03', '04']) {
    await emulator.control.setClock({ now: `2025-04-11T09:${minute}:00Z` });
    ids.unshift((await begin()).id);
  }
  const first = await stripe.paymentIntents.list({ limit: 2 });
  expect(first).toMatchObject({ has_more: true, data: [{ id: ids[0] }, { id: ids[1] }] });
  const all = await stripe.paymentIntents.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ id }) => id)).toEqual(ids);

  const since = Date.parse('2025-04-11T09:02:00Z') / 1000;
  const recent = await stripe.paymentIntents.list({ created: { gte: since, lt: since + 120 } });
  expect(recent.data.map(({ id }) => id)).toEqual([ids[1], ids[2]]);
});

test('an unknown intent gets status 404', async () => {
  expect(await errorOf(stripe.paymentIntents.retrieve('pi_unknown'))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    message: "No such payment_intent: 'pi_unknown'",
  });
});

test('a wrong key is refused, and a publishable key cannot create an intent', async () => {
  const stranger = stripeClient(emulator, { apiKey: 'sk_test_wrong' });
  expect(await errorOf(stranger.paymentIntents.list())).toMatchObject({
    statusCode: 401,
    message: 'Invalid API Key provided: sk_test_****',
  });
  const browser = stripeClient(emulator, { apiKey: TEST_KEYS.publishableKey });
  expect(
    await errorOf(browser.paymentIntents.create({ amount: 100, currency: 'usd' })),
  ).toMatchObject({ statusCode: 401, code: 'secret_key_required' });
});
