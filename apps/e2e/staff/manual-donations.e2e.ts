import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/every-theme.ts';
import { giveByCard } from '../donation/donor.ts';
import { expect, test } from '../stack/local-stack.ts';
import { toasts } from '../toasts/toasts.ts';
import { rows } from './registrants-page.ts';
import { openDonationsAsStaff } from './staff.ts';

const found = async (page: Page, text: string) => {
  await page.getByPlaceholder('Search donations...').fill(text);
  await expect(rows(page)).toHaveCount(1);
  return rows(page);
};
const toast = (page: Page) => toasts(page).last();

test('a treasurer enters a check by keyboard, corrects it and voids it, and refunds a part of a donation', async ({
  page,
}) => {
  const donor = await giveByCard(page);
  const giver = `Donor ${randomUUID()}`;
  await openDonationsAsStaff(page);
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible(page, 'donations', { widths: [360, 1440] });

  await test.step('a check', async () => {
    await page.getByRole('button', { name: 'Enter a Donation' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Enter a donation' });
    await form.getByLabel('Amount in dollars').fill('125.50');
    await form.getByLabel('Check number').fill('1234');
    await form.getByLabel('Donor’s name').fill(giver);
    await expectAccessible(page, 'entering a donation', { widths: [360] });
    await form.getByLabel('Donor’s name').press('Enter');
    await expect(toast(page)).toContainText(`$125.50 from ${giver} entered`);
    await expect(form).toBeHidden();

    await (await found(page, giver)).getByRole('button').click();
    const details = page.getByRole('region', { name: giver, exact: true });
    await details.getByRole('button', { name: 'Correct' }).click();
    const correction = page.getByRole('dialog', {
      name: `Correct the donation of $125.50 from ${giver}`,
    });
    await correction.getByLabel('Amount in dollars').fill('75');
    await correction.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page)).toContainText('was corrected');
    await details.getByRole('button', { name: 'Void' }).click();
    await page.getByRole('button', { name: 'Void $75' }).click();
    await expect(toast(page)).toContainText('is void');
    await details.getByRole('button', { name: 'Close' }).click();
    await expect(details).toBeHidden();
    await expect(rows(page)).toHaveText(/\$75\.00void/);
  });

  await test.step('a donation by card', async () => {
    await (await found(page, donor.email)).click();
    const details = page.getByRole('region', { name: donor.name, exact: true });
    await details.getByRole('button', { name: 'Receipt' }).click();
    const receipt = page.getByRole('dialog', { name: `Receipt for ${donor.name}` });
    await expect(
      receipt.frameLocator('iframe').getByText('$50').filter({ visible: true }).first(),
    ).toBeVisible();
    await receipt.getByRole('button', { name: 'Send Again' }).click();
    await expect(toast(page)).toContainText(`is being sent to ${donor.email} again`);
    await details.getByRole('button', { name: 'Refund' }).click();
    const refund = page.getByRole('dialog', { name: `Refund ${donor.name}` });
    await refund.getByLabel('Amount in dollars').fill('20');
    await expectAccessible(page, 'a refund', { widths: [360] });
    await refund.getByRole('button', { name: 'Refund $20' }).click();
    await expect(toast(page)).toContainText(`Refunded $20 to ${donor.name}`);
    await expect(details).toContainText('partially refunded');
    await expect(details).toContainText('Refunded$20');
  });
});
