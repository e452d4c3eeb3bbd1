import { startStripeEmulator, type StripeEmulator } from '@raade/stripe-emulator';
import { sendDirectly } from './send.ts';
import { StripeApi } from './stripe-api.ts';

const KEYS = { secretKey: 'sk_test_operate', publishableKey: 'pk_test_operate' } as const;
const URL_OF_SITE = 'https://example.org/stripe-webhook';

let emulator: StripeEmulator;
beforeEach(async () => {
  emulator = await startStripeEmulator({ port: 0, ...KEYS });
});
afterEach(() => emulator.close());

const open = (key: string = KEYS.secretKey) =>
  new StripeApi(
    ({ pathname, search }, init) => sendDirectly(new URL(pathname + search, emulator.url), init),
    key,
  );

test('an endpoint is made, listed, changed and removed as Stripe’s API has it', async () => {
  const stripe = open();
  const made = await stripe.create(
    URL_OF_SITE,
    ['charge.updated', 'charge.refunded'],
    '2026-10-28',
  );
  expect(made).toMatchObject({ url: URL_OF_SITE, secret: expect.stringMatching(/^whsec_/) });
  await stripe.update(made.id, ['charge.updated']);
  expect(await stripe.endpoints()).toMatchObject([
    {
      id: made.id,
      status: 'enabled',
      enabled_events: ['charge.updated'],
      api_version: '2026-10-28',
    },
  ]);
  await stripe.remove(made.id);
  expect(await stripe.endpoints()).toEqual([]);
});

test('a wrong key is told, and not shown', async () => {
  const failure = open('sk_test_wrong').endpoints();
  await expect(failure).rejects.toThrow('Stripe does not know the key');
  await expect(failure).rejects.not.toThrow('wrong');
});
