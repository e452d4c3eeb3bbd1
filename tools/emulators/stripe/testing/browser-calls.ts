import type Stripe from 'stripe';
import type { StripeEmulator } from '../emulator.ts';
import { TEST_KEYS } from './keys.ts';

interface Answer {
  readonly status: number;
  readonly body: {
    readonly status?: string;
    readonly error?: Record<string, unknown>;
    readonly [field: string]: unknown;
  };
}

/** Confirms an intent as a browser does: with publishable key, client secret and raw card data. */
export async function confirmInBrowser(
  emulator: StripeEmulator,
  intent: Stripe.PaymentIntent,
  number: string,
): Promise<Answer> {
  const response = await fetch(`${emulator.url}/v1/payment_intents/${intent.id}/confirm`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${TEST_KEYS.publishableKey}` },
    body: new URLSearchParams({
      client_secret: String(intent.client_secret),
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2040',
      'payment_method_data[card][cvc]': '123',
    }),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** Presses one of the two buttons of the 3-D Secure challenge. */
export async function answerChallenge(
  emulator: StripeEmulator,
  intent: Stripe.PaymentIntent,
  outcome: 'complete' | 'fail',
): Promise<number> {
  const response = await fetch(`${emulator.url}/browser/3ds/${intent.id}`, {
    method: 'POST',
    body: new URLSearchParams({ client_secret: String(intent.client_secret), outcome }),
  });
  return response.status;
}
