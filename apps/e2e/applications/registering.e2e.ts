import { CALLABLES } from '@raade/contracts/base/callables';
import { SAMPLE_GUEST } from '@raade/contracts/testing/sample-applications';
import { violationsOf } from '../accessibility/violations.ts';
import { coldFunctions } from '../machine/pace.ts';
import { expect, test } from '../stack/local-stack.ts';
import { warmFunctions } from '../stack/warm-functions.ts';
import { documentsOf, fillGuestForm, openRegistration, sampleAddress } from './applicant.ts';

test.beforeAll(({ stack }) =>
  warmFunctions(stack, CALLABLES.admitApplication, CALLABLES.acknowledgeApplication),
);

test('a guest finds the forum full, asks for a place once there is one, reads what was sent, and gets a confirmation', async ({
  page,
  stack,
  request,
}) => {
  const email = sampleAddress();
  await page.goto('/apply/guest');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration is Now Closed');
  await expect(page.locator('form')).toHaveCount(0);
  await openRegistration(page);
  await page.goto('/apply/guest');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register for the Forum');
  await fillGuestForm(page, email);
  await page.getByLabel('Days').selectOption('Saturday, April 12');
  await page.getByLabel('What You Do Not Eat').fill('Nuts');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send Registration' }).click();

  const card = page.getByRole('heading', { name: 'Your Registration Has Reached Us' });
  await expect(card).toBeFocused(coldFunctions());
  await expect(page.getByRole('definition')).toHaveText([
    'Sample Guest',
    email,
    'Student',
    'Sample University',
    'Saturday, April 12',
  ]);
  expect(await violationsOf(page)).toEqual([]);

  const records = await documentsOf({ stack, request }, 'guestApplications', 'email', email);
  expect(records).toEqual([
    {
      ...SAMPLE_GUEST,
      email,
      days: 'Saturday, April 12',
      food: 'Nuts',
      status: 'new',
      created_at: expect.any(String),
    },
  ]);
  await expect
    .poll(() => documentsOf({ stack, request }, 'outbox', 'to', email), coldFunctions())
    .toEqual([
      expect.objectContaining({ kind: 'application-confirmation', application_kind: 'guest' }),
    ]);
  await page.getByRole('link', { name: 'See the schedule' }).click();
  await expect(page).toHaveURL('/conference#schedule');
});
