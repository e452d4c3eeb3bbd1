import { randomUUID } from 'node:crypto';
import { CALLABLES } from '@raade/contracts/base/callables';
import { type PaymentRequest, paymentResponseSchema } from '@raade/contracts/money/donation.schema';
import { LOCAL_PUBLISHABLE_KEY } from '@raade/contracts/local/local-environment';
import type { Origins } from '@raade/kit/stack/addresses.ts';
import { readAnswer } from '@raade/publishing/pointers/refused-call';
import { functionUrl } from '../environments.ts';

/** A donation as a donor enters it. */
export type SampleDonation = Omit<PaymentRequest, 'attempt' | 'revision'>;

const SAMPLES: readonly SampleDonation[] = [
  { amount: 5000, fullName: 'Sample Donor One', email: 'donor-1@example.org' },
  {
    amount: 10_000,
    fullName: 'Sample Donor Two',
    email: 'donor-2@example.org',
    message: 'Good luck with the forum.',
  },
  {
    amount: 2500,
    fullName: 'Sample Donor Three',
    email: 'donor-3@example.org',
    makeAnonymous: true,
  },
  { amount: 1250, fullName: 'Sample Donor Four', email: 'donor-4@example.org' },
];

/**
 * Makes sample donations like donors do, by the functions and the Stripe emulator with its webhook. That also starts
 * the processes of these functions, so that the first visitor does not have to wait.
 */
export async function giveSampleDonations(origins: Origins): Promise<void> {
  for (const sample of SAMPLES) await giveDonation(origins, sample);
}

/** Makes one donation: creates the payment, pays by card, and records it. */
export async function giveDonation(origins: Origins, donation: SampleDonation): Promise<void> {
  const request = { ...donation, attempt: randomUUID(), revision: 0 };
  const { clientSecret, paymentIntentId } = paymentResponseSchema.parse(
    await call(origins, CALLABLES.processDonation, request),
  );
  await payByCard(origins, paymentIntentId, clientSecret);
  await call(origins, CALLABLES.recordDonation, { paymentIntentId });
}

/** Calls a function like the Firebase SDK (https://firebase.google.com/docs/functions/callable-reference). */
async function call(origins: Origins, name: string, data: unknown): Promise<unknown> {
  const response = await fetch(functionUrl(origins, name), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  const { result } = (await readAnswer(response)) as { result: unknown };
  return result;
}

async function payByCard(origins: Origins, intent: string, clientSecret: string): Promise<void> {
  const response = await fetch(`${origins.stripe}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${LOCAL_PUBLISHABLE_KEY}` },
    body: new URLSearchParams({
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '40',
      'payment_method_data[card][cvc]': '123',
    }),
  });
  if (!response.ok) throw new Error(`The Stripe emulator answered ${response.status}`);
}
