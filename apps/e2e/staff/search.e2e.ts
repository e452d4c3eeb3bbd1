import { SEEDED_STAFF } from '@raade/contracts/local/local-stack';
import { expectAccessible } from '../accessibility/every-theme.ts';
import { giveByCard } from '../donation/donor.ts';
import { expect, test } from '../stack/local-stack.ts';
import { signInAsStaff } from './staff.ts';

test('staff find a donor by a part of the name and an applicant by the address, from any page and by keyboard alone', async ({
  page,
}) => {
  const donor = await giveByCard(page);
  await page.goto('/admin/account');
  await signInAsStaff(page);
  await expect(page.getByText(`Signed in as ${SEEDED_STAFF.email}`)).toBeAttached();
  const field = page.getByRole('combobox', { name: 'Search' });
  const results = page.getByRole('search').getByRole('option');

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  const part = donor.name.split(' ').at(-1)?.slice(0, 6) ?? '';
  await page.keyboard.type(`donor ${part}`);
  await expect(results).toHaveText([new RegExp(`^${donor.name}\\$50\\.00`)]);
  await expectAccessible(page, 'the search of staff', { widths: [360, 1440] });
  await page.keyboard.press('Enter');
  const record = page.getByRole('region', { name: donor.name, exact: true });
  await expect(record).toContainText(donor.email);
  await expect(page.getByRole('table', { name: 'Donations' })).toBeVisible();

  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('student-07@example.org');
  await expect(results).toHaveText([/^Sample Student 07/]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Sample Student 07', exact: true })).toBeVisible();
});
