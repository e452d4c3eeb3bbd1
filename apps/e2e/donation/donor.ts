import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

export const CARDS = { succeeds: '4242424242424242', declined: '4000000000000002' } as const;

export interface Donor {
  readonly name: string;
  readonly email: string;
}

/** A donor of its own for each test, so that tests on one stack do not meet. */
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
