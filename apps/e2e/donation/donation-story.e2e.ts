import { CALLABLES } from '@raade/contracts/callables';
import { documentsOf } from '../applications/applicant.ts';
import { openDonationsAsStaff } from '../staff/staff.ts';
import { expect, test } from '../stack/local-stack.ts';
import { CARDS, expectThanks, fillInformation, payByCard, sampleDonor } from './donor.ts';
import { coldFunctions } from '../machine/pace.ts';

test('[DON-02] a visitor meets the association, gives $50 by card without any account, and staff find the donation in the ledger', async ({
  page,
}) => {
  const donor = sampleDonor();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Rice Association for African Development',
  );

  await page.getByRole('banner').getByRole('link', { name: 'Donate' }).click();
  await expect(page).toHaveURL('/conference#donation');
  const title = page.getByRole('heading', { name: 'Support Our Mission' });
  await expect(title).toBeInViewport(coldFunctions());
  await fillInformation(page, donor);
  await payByCard(page, CARDS.succeeds);
  await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible(coldFunctions());
  await expect(page.getByText(donor.email)).not.toHaveCount(0);

  await openDonationsAsStaff(page);
  const row = page.getByRole('row', { name: donor.name });
  await expect(row).toContainText('$50', coldFunctions());
  await expect(row).toContainText('succeeded');
});

test('a donor whose browser dies between payment and record is in the ledger all the same', async ({
  page,
  context,
}) => {
  const donor = sampleDonor();
  await page.goto('/donate');
  await fillInformation(page, donor);

  const recording = new Promise<void>((resolve) => {
    // The request never reaches the server: this is where the browser dies.
    void page.route(`**/${CALLABLES.recordDonation}`, (route) => {
      resolve();
      return route.abort();
    });
  });
  await payByCard(page, CARDS.succeeds);
  await recording;
  await page.close();

  const staffPage = await context.newPage();
  await openDonationsAsStaff(staffPage);
  const row = staffPage.getByRole('row', { name: donor.name });
  await expect(async () => {
    await staffPage.reload();
    await expect(row).toContainText('$50');
  }).toPass(coldFunctions());
  await expect(row).toContainText('Stripe webhook');
});

test('[DON-03] an anonymous donor is thanked as Anonymous, and in our books without a name', async ({
  page,
  stack,
  request,
}) => {
  const donor = sampleDonor();
  await page.goto('/donate');
  await page.getByLabel('Make my donation anonymous').check();
  await fillInformation(page, donor);
  await payByCard(page, CARDS.succeeds);
  await expectThanks(page);
  await expect(page.getByRole('definition').filter({ hasText: 'Anonymous' })).toBeVisible();
  await expect(page.getByText(donor.name)).toHaveCount(0);

  const records = await documentsOf({ stack, request }, 'donations', 'donor_email', donor.email);
  expect(records).toMatchObject([{ donor_name: null, is_anonymous: true }]);
  expect(JSON.stringify(records)).not.toContain(donor.name);
});
