import { documentsOf, fillStudentForm, sampleAddress } from '../applications/applicant.ts';
import { CARDS, chargesOf, expectThanks, payByCard, sampleDonor } from '../donation/donor.ts';
import { coldFunctions } from '../machine/pace.ts';
import { expect, test } from '../stack/local-stack.ts';
import { translated } from './testing/translated-page.ts';

test('[DON-12] in a translated page sums follow the choice, a declined card is replaced, donation and application are sent once', async ({
  page,
  stack,
  request,
}) => {
  const errors = await translated(page);
  const donor = sampleDonor();
  await page.goto('/donate');
  await page.getByRole('radio', { name: '$25', exact: true }).check();
  await expect(page.getByRole('button', { name: 'Donate $25 Now' })).toBeVisible();
  await page.getByRole('radio', { name: '$100', exact: true }).check();
  const next = page.getByRole('button', { name: 'Donate $100 Now' });
  await next.click();
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription(
    'Please enter your full name',
  );
  await page.getByLabel('Full name').fill(donor.name);
  await page.getByLabel('Email').fill(donor.email);
  await next.click();
  await expect(page.getByText('You will be charged $100 once.')).toBeVisible();
  await payByCard(page, CARDS.declined);
  await expect(page.getByRole('main').getByText('Your card was declined.')).toBeVisible(
    coldFunctions(),
  );
  await payByCard(page, CARDS.succeeds);
  await expectThanks(page, '$100');
  await expect(page.getByText(`${donor.name}, your gift of $100 has arrived.`)).toBeVisible();
  expect(await chargesOf({ stack, request }, donor)).toEqual([10_000]);

  await page.getByRole('button', { name: 'Make Another Donation' }).click();
  await expect(page.getByRole('button', { name: 'Donate $50 Now' })).toBeVisible();
  await page.getByRole('radio', { name: 'Custom' }).click();
  await expect(page.getByText('Enter an amount first.')).toBeVisible();
  await page.getByLabel('Custom amount').pressSequentially('75.50');
  await expect(page.getByRole('button', { name: 'Donate $75.50 Now' })).toBeVisible();

  const email = sampleAddress();
  const submit = page.getByRole('button', { name: 'Submit Application' });
  const problems = page.getByRole('alert', { name: 'There is a problem' });
  await page.goto('/apply/student');
  await submit.click();
  await expect(problems).toBeVisible();
  await fillStudentForm(page, email);
  await expect(problems).toHaveCount(0);
  await submit.click();
  const title = page.getByRole('heading', { name: 'Application Submitted Successfully!' });
  await expect(title).toBeFocused(coldFunctions());
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
  expect(await documentsOf({ stack, request }, 'studentApplications', 'email', email)).toHaveLength(
    1,
  );
  expect(errors).toEqual([]);
});
