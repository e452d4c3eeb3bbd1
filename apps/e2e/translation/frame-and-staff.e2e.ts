import { fillStudentForm, sampleAddress } from '../applications/applicant.ts';
import { expect, test } from '../stack/local-stack.ts';
import { rows, search } from '../staff/registrants-page.ts';
import { signInAsStaff, signOut } from '../staff/staff.ts';
import { translated } from './testing/translated-page.ts';

test('a translated page works: menu, search, theme, schedule, countdown, form errors, staff tables and sign-out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const errors = await translated(page);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'More on About' }).click();
  await expect(menu.getByRole('link', { name: 'Team' })).toBeVisible();
  await menu.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');

  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('button', { name: 'Search the site' }).click();
  // On a phone the panel is a part of the menu.
  const panel = page.getByRole('search');
  const field = page.getByRole('combobox', { name: 'Search the site' });
  await field.fill('donate');
  await expect(panel.getByRole('status')).toHaveText(/^\d+ results?$/);
  await field.fill('schedule');
  await expect(panel.getByRole('option').first()).toContainText(/schedule/i);
  await panel.getByRole('option').first().click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/schedule/);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/conference?day=1#schedule');
  const schedule = page.getByRole('region', { name: 'Conference Schedule' });
  const titles = schedule.getByRole('tabpanel').getByRole('heading', { level: 3 });
  await expect(titles).toHaveCount(5);
  await schedule.getByRole('tab').last().click();
  await expect(titles).toHaveCount(15);
  await expect(schedule.getByRole('status').filter({ hasText: '15' })).toBeVisible();
  await schedule.getByRole('button', { name: /^Keynote/ }).click();
  await expect(titles).not.toHaveCount(15);
  await schedule.getByRole('tab').first().click();

  const countdown = page.getByRole('complementary', { name: /^Countdown/ });
  await countdown.getByRole('button').click();
  const seconds = countdown.getByRole('definition').nth(3);
  const before = await seconds.textContent();
  await expect(seconds).not.toHaveText(before ?? '');
  await countdown.getByRole('button').click();

  const problems = page.getByRole('alert', { name: 'There is a problem' });
  await page.goto('/apply/student');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(problems).toBeVisible();
  await fillStudentForm(page, sampleAddress());
  await expect(problems).toHaveCount(0);

  await page.goto('/admin/reconciliation');
  await signInAsStaff(page);
  // Another test adds a registrant for a while.
  const all = page.getByText(/^(6\d) of \1 registrants shown$/);
  await expect(all).toBeVisible();
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await page.getByRole('combobox', { name: 'Registrants to show' }).selectOption('individual');
  await expect(all).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Export \d+ Individual$/ })).toBeVisible();
  await search(page).fill('nobody is called so');
  await expect(page.getByText(/^0 of 6\d registrants shown$/)).toBeVisible();
  await search(page).fill('');
  await rows(page).first().getByRole('button').click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toHaveCount(0);

  await page.getByRole('tab', { name: 'Applications' }).click();
  await page.getByRole('tab', { name: 'Payment Reconciliation' }).click();
  await page.getByRole('link', { name: 'Reconcile with Stripe' }).click();
  await page.getByRole('button', { name: 'Reconcile Now' }).click();
  await expect(page.getByRole('button', { name: 'Reconcile Now' })).toBeVisible();
  await signOut(page);
  await expect(page.getByRole('heading', { name: 'Staff Sign-In' })).toBeVisible();
  expect(errors).toEqual([]);
});
