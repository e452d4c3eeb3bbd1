import type { Page } from '@playwright/test';
import { CALLABLES } from '@raade/contracts/callables';
import { SEEDED_STAFF } from '@raade/contracts/local-stack';
import { expectAccessible, WIDTHS } from '../accessibility/every-theme.ts';
import { CARDS, expectThanks, fillInformation, payByCard, sampleDonor } from '../donation/donor.ts';
import { expect, test } from '../stack/local-stack.ts';
import { loseDonation, paymentOf, setAmount } from './ledger.ts';
import { exportButton, exportCsv, rows } from './registrants-page.ts';
import { openDonationsAsStaff, signInAsStaff } from './staff.ts';
import { coldFunctions, withinNow } from '../machine/pace.ts';

const search = (page: Page) => page.getByPlaceholder('Search donations...');
const reconcile = (page: Page) => page.getByRole('button', { name: 'Reconcile Now' });
const report = (page: Page) => page.getByRole('status').filter({ hasText: 'checked' });

test('[ADM-04] the payments tab reconciles for real, beyond the placeholder of the specification: what the ledger has lost comes back, and what it has wrong is named', async ({
  page,
  stack,
  request,
}) => {
  const donor = sampleDonor();
  await page.goto('/donate');
  await fillInformation(page, donor);
  await payByCard(page, CARDS.succeeds);
  await expectThanks(page);
  const payment = await paymentOf({ stack, request }, donor.email);
  await loseDonation({ stack, request }, payment);

  await openDonationsAsStaff(page);
  await expect(page.getByText('Gross, all donations')).toBeVisible();
  await search(page).fill(donor.email);
  // That none fits is only said when all are read.
  const noneFound = page.getByText('No donations found matching the current filters.');
  await expect(noneFound).toBeVisible({ timeout: withinNow(30_000) });
  await reconcile(page).click();
  await expect(report(page)).toHaveText(/^Done: [\d,]+ payments checked, [1-9]/, coldFunctions());
  await expect(rows(page)).toHaveText(
    new RegExp(`^${donor.name}\\$50\\.00succeeded.*Reconciliation`),
  );

  await setAmount({ stack, request }, payment, 100);
  await reconcile(page).click();
  const problem = page.getByRole('listitem').filter({ hasText: payment });
  await expect(problem).toContainText('The ledger says $1, Stripe says $50.');
  await expect(problem.getByRole('link')).toHaveAttribute(
    'href',
    `https://dashboard.stripe.com/test/payments/${payment}`,
  );
  await setAmount({ stack, request }, payment, 5000);
  await expect(page).toHaveURL(/[?&]donations-search=donor-/);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);

  const { name, lines } = await exportCsv(page);
  expect(name).toMatch(/^RAADE_Donations_\d{4}-\d\d-\d\d\.csv$/);
  expect(lines).toMatchObject([
    {
      'Payment ID': payment,
      'Donor Name': donor.name,
      Email: donor.email,
      Amount: '50',
      Status: 'succeeded',
      Source: 'Reconciliation',
    },
  ]);

  await page.getByRole('link', { name: 'Audit Log' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit Log');
  await page.getByPlaceholder('Search by account or record...').fill(SEEDED_STAFF.email);
  const entries = (what: string) =>
    rows(page).filter({ hasText: what }).filter({ hasText: SEEDED_STAFF.email });
  await expect(entries('Exported donations')).not.toHaveCount(0);
  await expect(entries('Reconciled donations')).not.toHaveCount(0);
});

test('no file leaves without a trace, for any reason, and staff are told why', async ({ page }) => {
  let isDown = true;
  await page.route(`**/${CALLABLES.recordExport}`, (route) =>
    isDown ? route.abort() : route.continue(),
  );
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await page.goto('/admin/reconciliation');
  await signInAsStaff(page);
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  for (const tab of ['Registrants Data', 'Payment Reconciliation']) {
    await page.getByRole('tab', { name: tab }).click();
    await exportButton(page).click();
    await expect(toasts.last()).toContainText('no file was saved', coldFunctions());
    await toasts.last().getByRole('button').click();
    await expect(toasts).toHaveCount(0);
  }
  expect(downloads).toEqual([]);
  isDown = false;
  await exportCsv(page);
  expect(downloads).toHaveLength(1);
});

test('a reconciliation that fails says what to do, and is carried on with by keyboard alone', async ({
  page,
}) => {
  let fails = true;
  await page.route(`**/${CALLABLES.reconcileDonations}`, (route) => {
    if (route.request().method() === 'OPTIONS' || !fails) return route.continue();
    const body = { error: { status: 'UNAVAILABLE', message: 'busy' } };
    return route.fulfill({
      status: 503,
      json: body,
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  await openDonationsAsStaff(page);
  await page.getByLabel('Period').focus();
  await page.keyboard.press('Tab');
  await expect(reconcile(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Wait a moment, then carry on.', coldFunctions());

  fails = false;
  await reconcile(page).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Carry On' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(report(page)).toContainText('Done: ', coldFunctions());
  await expect(alert).toHaveCount(0);
});

test('axe finds nothing on donations, their details and the audit log, in both themes', async ({
  page,
}) => {
  await openDonationsAsStaff(page);
  const problems = [{ paymentIntentId: 'pi_sample', problem: 'They disagree.' }];
  const result = { checked: 1, added: 0, updated: 0, problems, cursor: null };
  await page.route(`**/${CALLABLES.reconcileDonations}`, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.continue()
      : route.fulfill({ json: { result }, headers: { 'access-control-allow-origin': '*' } }),
  );
  await reconcile(page).click();
  await expect(page.getByText('They disagree.')).toBeVisible();
  await expectAccessible(page, 'donations', { widths: [768, 1440, 360] });
  // By card: another story may just have entered a check, which Stripe knows nothing of.
  await search(page).fill('donor-1@example.org');
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('button').first().click();
  await expect(
    page.getByRole('dialog').getByRole('link', { name: /View in Stripe/ }),
  ).toBeVisible();
  await expectAccessible(page, 'the details of one', { widths: [360] });
  await page.goto('/admin/audit-log');
  await expect(page.getByRole('heading', { name: 'Audit Log' })).toBeVisible();
  await expect(page.getByText(/entries shown|Nothing has been done/).first()).toBeVisible();
  await expectAccessible(page, 'the audit log', { widths: WIDTHS });
});
