import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { SEEDED_STAFF } from '@raade/contracts/local/local-stack';
import { AS_OWNER, type Backend } from '../stack/documents.ts';

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

/** Makes an account that can sign in with the address and the password; it is staff if its roles say so. */
export async function makeAccount({ stack, request }: Backend, roles: readonly string[]) {
  const { firebase, emulators } = stack.environment;
  const accounts = `${emulators?.auth}/identitytoolkit.googleapis.com/v1/projects/${firebase.projectId}/accounts`;
  const id = randomUUID().slice(0, 8);
  const member = { email: `account-${id}@raade.test`, password: 'raade-local' };
  const created = await request.post(accounts, { ...AS_OWNER, data: member });
  const { localId } = (await created.json()) as { localId: string };
  const proven = { localId, customAttributes: JSON.stringify({ roles }), emailVerified: true };
  await request.post(`${accounts}:update`, { ...AS_OWNER, data: proven });
  return member;
}

/** Opens a page of staff as a new account with these roles. */
export async function openAs(page: Page, path: string, backend: Backend, ...roles: string[]) {
  const member = await makeAccount(backend, roles);
  await page.goto(path);
  await signInAs(page, member);
  return member;
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
  await pages.getByRole('link', { name: new RegExp(`^${name}( \\d+ waiting)?$`) }).click();
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
