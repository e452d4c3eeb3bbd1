import type { Page } from '@playwright/test';
import { SEEDED_STAFF } from '@raade/contracts/local-stack';

/** Opens the donations of the dashboard as the seeded staff member. */
export async function openDonationsAsStaff(page: Page): Promise<void> {
  await page.goto('/admin/reconciliation');
  await page.getByLabel('Email').fill(SEEDED_STAFF.email);
  await page.getByLabel('Password').fill(SEEDED_STAFF.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('tab', { name: 'Payment Reconciliation' }).click();
}
