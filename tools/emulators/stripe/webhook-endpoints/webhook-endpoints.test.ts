import type Stripe from 'stripe';
import { startStripeEmulator, type StripeEmulator } from '../emulator.ts';
import { TEST_KEYS } from '../testing/keys.ts';
import { errorOf, stripeClient } from '../testing/stripe-client.ts';
import { startEndpointServer } from '../testing/endpoint-server.ts';

let emulator: StripeEmulator;
let stripe: Stripe;

beforeEach(async () => {
  emulator = await startStripeEmulator({ port: 0, ...TEST_KEYS });
  stripe = stripeClient(emulator);
});
afterEach(() => emulator.close());

const URL = 'https://example.org/stripe-webhook';

test('an endpoint is made, and its signing secret told once', async () => {
  const made = await stripe.webhookEndpoints.create({
    url: URL,
    enabled_events: ['payment_intent.succeeded'],
    api_version: '2020-08-27',
    metadata: { for: 'a test' },
  });
  expect(made).toMatchObject({
    id: expect.stringMatching(/^we_/),
    object: 'webhook_endpoint',
    status: 'enabled',
    api_version: '2020-08-27',
    metadata: { for: 'a test' },
    secret: expect.stringMatching(/^whsec_/),
  });
  const { data } = await stripe.webhookEndpoints.list();
  expect(data).toMatchObject([{ id: made.id, url: URL }]);
  expect(data[0]).not.toHaveProperty('secret');
  expect(await stripe.webhookEndpoints.retrieve(made.id)).not.toHaveProperty('secret');
});

test('it is changed, switched off and removed', async () => {
  const { id } = await stripe.webhookEndpoints.create({ url: URL, enabled_events: ['*'] });
  const events: Stripe.WebhookEndpointUpdateParams.EnabledEvent[] = ['charge.updated'];
  const change = { disabled: true, enabled_events: events };
  expect(await stripe.webhookEndpoints.update(id, change)).toMatchObject({
    status: 'disabled',
    enabled_events: events,
    url: URL,
  });
  expect(await stripe.webhookEndpoints.del(id)).toMatchObject({ id, deleted: true });
  expect(await errorOf(stripe.webhookEndpoints.retrieve(id))).toMatchObject({
    code: 'resource_missing',
    statusCode: 404,
  });
});

test('one without an address or events is refused', async () => {
  const none = stripe.webhookEndpoints.create({ url: 'nowhere', enabled_events: ['*'] });
  expect(await errorOf(none)).toMatchObject({ param: 'url', statusCode: 400 });
});

test('it gets the events that it names, signed with its own secret, until it is switched off', async () => {
  const server = await startEndpointServer();
  try {
    const { id, secret = '' } = await stripe.webhookEndpoints.create({
      url: server.url,
      enabled_events: ['payment_intent.created'],
    });
    const intend = async () => {
      await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
      await emulator.control.settled();
    };
    await intend();
    expect(server.eventsSignedWith(secret)).toEqual(['payment_intent.created']);
    await stripe.webhookEndpoints.update(id, { disabled: true });
    await intend();
    expect(server.eventsSignedWith(secret)).toHaveLength(1);
  } finally {
    await server.close();
  }
});
