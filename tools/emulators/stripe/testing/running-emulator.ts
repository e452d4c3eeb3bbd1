import type Stripe from 'stripe';
import { startStripeEmulator, type StripeEmulator } from '../emulator.ts';
import { TEST_KEYS } from './keys.ts';
import { stripeClient } from './stripe-client.ts';

/** A running emulator for the tests of the importing file. It is reset before each test. */
export let emulator: StripeEmulator;
/** The official library, connected to the emulator. */
export let stripe: Stripe;

beforeAll(async () => {
  emulator = await startStripeEmulator({ port: 0, ...TEST_KEYS });
  stripe = stripeClient(emulator);
});
beforeEach(() => emulator.control.reset());
afterAll(() => emulator.close());

/** Creates a payment of 50 dollars. */
export const begin = (parameters: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({ amount: 5000, currency: 'usd', ...parameters });

export const pay = (payment_method = 'pm_card_visa') => begin({ payment_method, confirm: true });

/** Types of all events with this prefix, oldest first. */
export async function typesOf(start = ''): Promise<string[]> {
  const { data } = await stripe.events.list({ limit: 100 });
  return data
    .map(({ type }) => type)
    .filter((type) => type.startsWith(start))
    .reverse();
}
