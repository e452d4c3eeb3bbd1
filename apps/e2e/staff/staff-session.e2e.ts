import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/every-theme.ts';
import { expect, test } from './many-registrants.ts';
import { signInAsStaff } from './staff.ts';

const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });
const stay = (page: Page) => page.getByRole('button', { name: 'Stay signed in' });

test('[SEC-03] idle staff are asked in every tab, stay signed in with one answer, and are signed out without one', async ({
  page,
  context,
  openDashboard,
}) => {
  await page.clock.install();
  await openDashboard();
  await expect(page.getByRole('tab', { name: 'Registrants Data' })).toBeVisible();
  const paymentsUrl = page.url().replace(/\/admin\/.*/, '/admin/reconciliation?tab=payments');
  const other = await context.newPage();
  await other.goto(paymentsUrl);
  await expect(other.getByRole('tab', { name: 'Payment Reconciliation' })).toBeVisible();

  await page.clock.fastForward('28:30');
  for (const tab of [page, other]) await expect(warning(tab)).toBeVisible();
  await expectAccessible(page, 'the question whether staff are still there');
  await expect(stay(other)).toBeFocused();
  await other.keyboard.press('Enter');
  for (const tab of [page, other]) await expect(warning(tab)).toBeHidden();

  await page.clock.fastForward('28:30');
  for (const tab of [page, other]) await expect(warning(tab)).toBeVisible();
  await page.clock.fastForward('02:00');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Staff Sign-In' })).toBeVisible();
    await expect(tab.getByRole('tab')).toHaveCount(0);
  }
  await expect(page.getByText('You were signed out because nothing had happened')).toBeVisible();

  expect(other.url()).toBe(paymentsUrl);
  await signInAsStaff(other);
  await expect(other.getByRole('tab', { selected: true })).toHaveText('Payment Reconciliation');
  expect(other.url()).toBe(paymentsUrl);
});
