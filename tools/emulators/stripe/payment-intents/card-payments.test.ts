import { begin, emulator, stripe } from '../testing/running-emulator.ts';
import type Stripe from 'stripe';
import { answerChallenge, confirmInBrowser } from '../testing/browser-calls.ts';
import { errorOf } from '../testing/stripe-client.ts';

const create = () => begin({ metadata: { kind: 'private' } });

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000000069', 'expired_card', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
  ['4000000000000119', 'processing_error', 'processing_error'],
  ['4111111111111111', 'card_declined', 'test_mode_live_card'],
])('card %s is declined with %s, %s', async (number, code, decline_code) => {
  const intent = await create();
  const answer = await confirmInBrowser(emulator, intent, number);
  expect(answer.status).toBe(402);
  expect(answer.body.error).toMatchObject({ type: 'card_error', code, decline_code });
  const after = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
  expect(after).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code, decline_code },
    latest_charge: { status: 'failed', paid: false, failure_code: code },
  });
});

test('a browser pays with its client secret and gets no private fields', async () => {
  const intent = await create();
  const answer = await confirmInBrowser(emulator, intent, '4242 4242 4242 4242');
  expect(answer).toMatchObject({ status: 200, body: { id: intent.id, status: 'succeeded' } });
  expect(answer.body).not.toHaveProperty('metadata');
  expect(answer.body).not.toHaveProperty('latest_charge');
});

test('the error of a declined card contains no private fields', async () => {
  const answer = await confirmInBrowser(emulator, await create(), '4000000000000002');
  expect(answer.body.error?.['payment_intent']).toMatchObject({
    status: 'requires_payment_method',
  });
  expect(answer.body.error?.['payment_intent']).not.toHaveProperty('metadata');
});

test('a client secret is valid only for its own intent', async () => {
  const [intent, other] = [await create(), await create()];
  const stolen = { ...intent, client_secret: other.client_secret };
  const answer = await confirmInBrowser(emulator, stolen, '4242424242424242');
  expect(answer).toMatchObject({ status: 400, body: { error: { param: 'client_secret' } } });
  expect(emulator.control.state().charges.succeeded).toBe(0);
});

test('a raw card number from a server is refused', async () => {
  const { id } = await create();
  const confirmed = stripe.paymentIntents.confirm(id, {
    payment_method_data: {
      type: 'card',
      card: { number: '4242424242424242', exp_month: 12, exp_year: 2040 },
    },
  } as Stripe.PaymentIntentConfirmParams);
  expect(await errorOf(confirmed)).toMatchObject({ statusCode: 402 });
});

describe('with 3-D Secure', () => {
  const ALWAYS = '4000002760003184';
  const DECLINED_AFTERWARDS = '4000008400001629';

  test('a payment waits for the bank, and succeeds once the bank agrees', async () => {
    const intent = await create();
    const { body } = await confirmInBrowser(emulator, intent, ALWAYS);
    expect(body).toMatchObject({
      status: 'requires_action',
      next_action: {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { stripe_js: `${emulator.url}/browser/3ds/${intent.id}` },
      },
    });
    expect(emulator.control.state().charges.succeeded).toBe(0);
    expect(await answerChallenge(emulator, intent, 'complete')).toBe(200);
    const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(paid).toMatchObject({
      status: 'succeeded',
      next_action: null,
      latest_charge: {
        payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } },
      },
    });
  });

  /** An intent after an attempt with this card and this answer of the bank. */
  async function challenged(card: string, bank: 'complete' | 'fail') {
    const intent = await create();
    await confirmInBrowser(emulator, intent, card);
    await answerChallenge(emulator, intent, bank);
    return intent;
  }

  test('a payment that the bank refuses leaves an error and no charge', async () => {
    const { id } = await challenged(ALWAYS, 'fail');
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
      latest_charge: null,
    });
  });

  test('a card may be declined after the bank agreed', async () => {
    const { id } = await challenged(DECLINED_AFTERWARDS, 'complete');
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined' },
    });
  });

  test('a challenge cannot be answered twice', async () => {
    const intent = await challenged(ALWAYS, 'complete');
    expect(await answerChallenge(emulator, intent, 'complete')).toBe(400);
    expect(emulator.control.state().charges.succeeded).toBe(1);
  });
});
