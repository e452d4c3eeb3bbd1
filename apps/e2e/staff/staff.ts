import type { Page } from '@playwright/test';
import { SEEDED_STAFF } from '@raade/contracts/local-stack';

/** Signs in as the seeded staff member, on the staff page that is open. */
export async function signInAsStaff(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(SEEDED_STAFF.email);
  await page.getByLabel('Password').fill(SEEDED_STAFF.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens the donations of the dashboard as the seeded staff member. */
export async function openDonationsAsStaff(page: Page): Promise<void> {
  await page.goto('/admin/reconciliation');
  await signInAsStaff(page);
  await page.getByRole('tab', { name: 'Payment Reconciliation' }).click();
}
