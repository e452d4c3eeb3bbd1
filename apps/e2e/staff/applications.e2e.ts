import { expectAccessible } from '../accessibility/every-theme.ts';
import { sampleAddress } from '../applications/applicant.ts';
import { expect, test } from '../stack/local-stack.ts';
import { accept, applicationsAt, receiveStudent, save, statusOf } from './applications-page.ts';
import { names } from './registrants-page.ts';
import { signInAsStaff } from './staff.ts';

test('staff decide on applications one after the other by keyboard alone, and the focus moves along', async ({
  page,
  backend,
}) => {
  const university = `University of ${sampleAddress().split('@')[0]}`;
  for (const full_name of ['Sample One', 'Sample Two', 'Sample Three']) {
    await receiveStudent(backend, { full_name, university });
  }
  // Staff can sign in and work where IndexedDB never answers.
  await page.addInitScript('IDBFactory.prototype.open = () => new EventTarget();');
  await page.goto(
    applicationsAt({ 'applications-search': university, 'applications-show': 'new' }),
  );
  const signIn = page.getByRole('heading', { name: 'Staff Sign-In' });
  await expect(signIn).toBeVisible();
  await signInAsStaff(page);
  await expect(page.getByText(/^3 of \d+ student applications shown$/)).toBeVisible();
  await expect.poll(() => names(page)).toEqual(['Sample Three', 'Sample Two', 'Sample One']);

  const focused = page.locator('*:focus');
  await page.getByRole('columnheader').getByRole('button').last().focus();
  // The box and the name of one row.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Sample Three');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveText('Sample Two');

  await page.keyboard.press('Enter');
  const record = page.getByRole('region', { name: 'Sample Two' });
  await expect(record).toBeFocused();
  // The ways to other records, the email address, and the decision.
  for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press('Tab');
  await expect(accept(record)).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Accept Sample Two' });
  await expect(dialog.getByLabel('Answer by email')).toBeFocused();
  await expect(dialog.getByRole('button', { name: /^Accept Now, Send in/ })).toBeInViewport({
    ratio: 1,
  });
  await expectAccessible(page, 'an answer', { widths: [360, 1440] });
  // The fields and the button that changes nothing.
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(record.getByText(/^Answer goes out /)).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(record.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(statusOf(record)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Good.');
  await page.keyboard.press('Tab');
  await expect(save(record)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(record.getByText('Saved.')).toBeVisible();
  await expect(save(record)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(record).toBeHidden();

  await expect.poll(() => names(page)).toEqual(['Sample Three', 'Sample One']);
  await expect(focused).toHaveText('Sample One');
  await page.keyboard.press('Enter');
  const next = page.getByRole('region', { name: 'Sample One' });
  await save(next).click();
  await expect(next.getByRole('alert')).toHaveText('Choose another status or write a note first.');
  await expectAccessible(page, 'a decision that lacks something', { widths: [360, 1440] });
  await page.keyboard.press('Escape');
  await expect(focused).toHaveText('Sample One');
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decline 1' })).toBeVisible();
  await expectAccessible(page, 'applications', { widths: [360, 1440] });
});
