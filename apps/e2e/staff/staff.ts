import type { Page } from '@playwright/test';
import { SEEDED_STAFF } from '@raade/contracts/local/local-stack';

interface Member {
  readonly email: string;
  readonly password: string;
}

/** Signs in on the staff page that is open. */
export async function signInAs(page: Page, { email, password }: Member): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in as the seeded staff member, on the staff page that is open. */
export function signInAsStaff(page: Page): Promise<void> {
  return signInAs(page, SEEDED_STAFF);
}

/** Follows a link of the staff area, which is in the menu on phones. */
export async function openStaffPage(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  const pages = page.getByRole('navigation', { name: 'Staff pages' });
  await pages.getByRole('link', { name, exact: true }).click();
}

/** Signs out by the menu of the account, on any page of staff. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
}

/** Opens the donations of the dashboard as the seeded staff member. */
export async function openDonationsAsStaff(page: Page): Promise<void> {
  await page.goto('/admin/reconciliation');
  await signInAsStaff(page);
  await page.getByRole('tab', { name: 'Payment Reconciliation' }).click();
}
