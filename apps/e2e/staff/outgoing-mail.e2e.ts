import { expectAccessible, WIDTHS } from '../accessibility/every-theme.ts';
import { coldFunctions } from '../machine/pace.ts';
import { expect, test } from '../stack/local-stack.ts';
import { signInAsStaff } from './staff.ts';

test('staff see that every receipt has gone out, and let an address get email again that was taken off', async ({
  page,
}) => {
  await page.goto('/admin/outgoing-mail');
  await signInAsStaff(page);
  await expect(page.getByText('Every receipt has gone out.')).toBeVisible(coldFunctions());
  await page.getByRole('textbox', { name: 'Address' }).fill('Spared.Reader@example.org');
  await page.getByRole('button', { name: 'Look Up' }).click();
  await page.getByRole('button', { name: 'Send it no email any more' }).click();
  await expect(page.getByText(/^Our staff took it off/)).toBeVisible(coldFunctions());
  await expectAccessible(page, 'an address that was taken off', { widths: WIDTHS });
  await page.getByRole('button', { name: 'Let it get email again' }).click();
  await expect(page.getByText(/^Nothing is in the way/)).toBeVisible();
});
