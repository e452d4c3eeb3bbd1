import type { Page } from '@playwright/test';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { SEEDED_STAFF } from '@raade/contracts/local/local-stack';
import {
  CARDS,
  expectThanks,
  fillInformation,
  intentsOf,
  payByCard,
  sampleDonor,
} from '../donation/donor.ts';
import { removeDocument, writeFields } from '../stack/documents.ts';
import { expect, test } from '../stack/local-stack.ts';
import { exportCsv, rows } from './registrants-page.ts';
import { openDonationsAsStaff } from './staff.ts';
import { coldFunctions, withinNow } from '../machine/pace.ts';

const reconcile = (page: Page) => page.getByRole('button', { name: 'Reconcile Now' });
const report = (page: Page) => page.getByRole('status').filter({ hasText: 'checked' });

test('[ADM-04] the payments tab reconciles for real, beyond the placeholder of the specification: what the ledger has lost comes back, and what it has wrong is named', async ({
  page,
  stack,
  request,
}) => {
  const backend = { stack, request };
  const donor = sampleDonor();
  await page.goto('/donate');
  await fillInformation(page, donor);
  await payByCard(page, CARDS.succeeds);
  await expectThanks(page);
  const [{ id: payment } = { id: '' }] = await intentsOf(backend, donor);
  const record = `${COLLECTIONS.donations}/${payment}`;
  await removeDocument(backend, record);

  await openDonationsAsStaff(page);
  await expect(page.getByText('Gross, all donations')).toBeVisible();
  await page.getByPlaceholder('Search donations...').fill(donor.email);
  // That none fits is only said when all are read.
  const noneFound = page.getByText('No donations found matching the current filters.');
  await expect(noneFound).toBeVisible({ timeout: withinNow(30_000) });
  await reconcile(page).click();
  await expect(report(page)).toHaveText(/^Done: [\d,]+ payments checked, [1-9]/, coldFunctions());
  await expect(rows(page)).toHaveText(
    new RegExp(`^${donor.name}\\$50\\.00succeeded.*Reconciliation`),
  );

  await writeFields(backend, record, { amount_cents: { integerValue: '100' } });
  await reconcile(page).click();
  const problem = page.getByRole('listitem').filter({ hasText: payment });
  await expect(problem).toContainText('The ledger says $1, Stripe says $50.');
  await expect(problem.getByRole('link')).toHaveAttribute(
    'href',
    `https://dashboard.stripe.com/test/payments/${payment}`,
  );
  await writeFields(backend, record, { amount_cents: { integerValue: '5000' } });
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
