import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { isThere, type Backend } from '../stack/documents.ts';
import { expectToast } from '../toasts/toasts.ts';

export const CARDS = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
  asksTheBank: '4000002760003184',
} as const;

export interface Donor {
  readonly name: string;
  readonly email: string;
}

/** A unique donor per test, so that tests on one stack do not interfere. */
export function sampleDonor(): Donor {
  const id = randomUUID().slice(0, 8);
  return { name: `Sample Donor ${id}`, email: `donor-${id}@example.org` };
}

export async function fillInformation(page: Page, { name, email }: Donor): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Donate $50 Now' }).click();
}

export async function payByCard(page: Page, number: string): Promise<void> {
  const field = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await field.getByPlaceholder('Card number').fill(number);
  await field.getByPlaceholder('MM / YY').fill('12 / 40');
  await field.getByPlaceholder('CVC').fill('123');
  await page.getByRole('button', { name: 'Donate', exact: true }).click();
}

export async function expectThanks(page: Page, amount = '$50'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  await expectToast(page, 'Donation Successful', `Thank you for your donation of ${amount}!`);
}

/** Fills in the first step as a new donor. */
export async function comeToPayment(page: Page): Promise<Donor> {
  const donor = sampleDonor();
  await page.goto('/donate');
  await fillInformation(page, donor);
  await expectToast(
    page,
    'Information Submitted',
    'Please complete your donation by providing payment details.',
  );
  return donor;
}

/** Donates $50 by card as a new donor. */
export async function giveByCard(page: Page): Promise<Donor> {
  const donor = await comeToPayment(page);
  await payByCard(page, CARDS.succeeds);
  await expectThanks(page);
  return donor;
}

const intentsSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      amount_received: z.int(),
      metadata: z.record(z.string(), z.string()),
    }),
  ),
});

const eventsSchema = z.object({
  data: z.array(
    z.object({ id: z.string(), data: z.object({ object: z.object({ id: z.string() }) }) }),
  ),
});

async function listed<List>(
  { stack, request }: Backend,
  list: string,
  schema: z.ZodMiniType<{ data: List }>,
): Promise<List> {
  const answer = await request.get(`${stack.origins.stripe}/v1/${list}limit=100`, {
    headers: { authorization: `Bearer ${stack.env['STRIPE_SECRET_KEY']}` },
  });
  return z.parse(schema, await answer.json()).data;
}

/** Reads a donor's PaymentIntents from Stripe, the newest first. */
export async function intentsOf(backend: Backend, { email }: Donor) {
  const intents = await listed(backend, 'payment_intents?', intentsSchema);
  return intents.filter(({ metadata }) => metadata['donor_email'] === email);
}

/** Waits until the webhook event of a successful payment is processed, so that it does not arrive later. */
export async function expectWebhookTaken(backend: Backend, payment: string): Promise<void> {
  const events = await listed(backend, 'events?type=payment_intent.succeeded&', eventsSchema);
  const event = events.find(({ data }) => data.object.id === payment);
  const path = `${COLLECTIONS.stripeEvents}/${event?.id}`;
  await expect.poll(() => isThere(backend, path)).toBe(true);
}

/** Reads a donor's charges from Stripe, in cents. */
export async function chargesOf(backend: Backend, donor: Donor): Promise<number[]> {
  const intents = await intentsOf(backend, donor);
  return intents
    .filter(({ status }) => status === 'succeeded')
    .map(({ amount_received }) => amount_received);
}
