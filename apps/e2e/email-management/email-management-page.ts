import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { signInAsStaff } from '../staff/staff.ts';

/** A unique subject per test, so that tests on one stack do not interfere. */
export const sampleSubject = () => `Sample news ${randomUUID().slice(0, 8)}`;

export const CONTENT = '<p>Hello {{first_name}}, the <strong>doors</strong> open early.</p>';

export async function openEmailManagement(page: Page): Promise<void> {
  await page.goto('/admin/email-management');
  await signInAsStaff(page);
  await expect(page.getByLabel('Email Subject')).toBeVisible();
}

export async function writeEmail(page: Page, subject: string): Promise<void> {
  await page.getByLabel('Email Subject').fill(subject);
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  await page.getByLabel('Email Content').fill(CONTENT);
}
