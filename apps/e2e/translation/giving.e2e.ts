import { CALLABLES } from '@raade/contracts/callables';
import {
  documentsOf,
  fillGuestForm,
  fillPartnerForm,
  fillStudentForm,
  openRegistration,
  sampleAddress,
} from '../applications/applicant.ts';
import { CARDS, chargesOf, expectThanks, payByCard, sampleDonor } from '../donation/donor.ts';
import { coldFunctions } from '../machine/pace.ts';
import { expect, test } from '../stack/local-stack.ts';
import { warmFunctions } from '../stack/warm-functions.ts';
import { translated } from './testing/translated-page.ts';

test.beforeAll(({ stack }) =>
  warmFunctions(
    stack,
    CALLABLES.processDonation,
    CALLABLES.recordDonation,
    CALLABLES.admitApplication,
    CALLABLES.acknowledgeApplication,
  ),
);

test('[DON-12] in a translated page the sums follow the choice, a declined card can be replaced, and a donation is paid once, like the next one', async ({
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
  const records = await documentsOf({ stack, request }, 'donations', 'donor_email', donor.email);
  expect(records.map(({ amount }) => amount)).toEqual(['100']);

  await page.getByRole('button', { name: 'Make Another Donation' }).click();
  await expect(page.getByRole('button', { name: 'Donate $50 Now' })).toBeVisible();
  await page.getByRole('radio', { name: 'Custom' }).click();
  await expect(page.getByText('Enter an amount first.')).toBeVisible();
  await page.getByLabel('Custom amount').pressSequentially('75.50');
  await expect(page.getByText('Nothing is charged yet.')).toBeVisible();
  await page.getByLabel('Full name').fill(donor.name);
  await page.getByLabel('Email').fill(donor.email);
  await page.getByRole('button', { name: 'Donate $75.50 Now' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Donate $75.50 Now' }).click();
  await payByCard(page, CARDS.succeeds);
  await expectThanks(page, '$75.50');
  expect(await chargesOf({ stack, request }, donor)).toEqual([7550, 10_000]);
  expect(errors).toEqual([]);
});

for (const { path, collection, fill, submit, title } of [
  {
    path: '/apply/student',
    collection: 'studentApplications',
    fill: fillStudentForm,
    submit: 'Submit Application',
    title: 'Application Submitted Successfully!',
  },
  {
    path: '/apply/partner',
    collection: 'partnerApplications',
    fill: fillPartnerForm,
    submit: 'Submit Partnership Request',
    title: 'Partnership Request Submitted Successfully!',
  },
  {
    path: '/apply/guest',
    collection: 'guestApplications',
    fill: fillGuestForm,
    submit: 'Send Registration',
    title: 'Your Registration Has Reached Us',
  },
] as const) {
  test(`[APPLY-17] in a translated page the form at ${path} says what is missing, is sent once, and stays confirmed`, async ({
    page,
    stack,
    request,
  }) => {
    await openRegistration(page);
    const errors = await translated(page);
    const email = sampleAddress();
    await page.goto(path);
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
    await fill(page, email);
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toHaveCount(0);
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByRole('heading', { name: title })).toBeFocused(coldFunctions());
    await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
    await expect(page.locator('form')).toHaveCount(0);
    expect(await documentsOf({ stack, request }, collection, 'email', email)).toHaveLength(1);
    expect(errors).toEqual([]);
  });
}
