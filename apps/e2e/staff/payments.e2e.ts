import type { Page } from '@playwright/test';
import { CALLABLES } from '@raade/contracts/base/callables';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { expectWebhookTaken, giveByCard, intentsOf } from '../donation/donor.ts';
import { removeDocument, writeFields } from '../stack/documents.ts';
import { expect, test } from '../stack/local-stack.ts';
import { rows } from './registrants-page.ts';
import { openDonationsAsStaff } from './staff.ts';

const reconcile = (page: Page) => page.getByRole('button', { name: 'Reconcile Now' });
const report = (page: Page) => page.getByRole('status').filter({ hasText: 'checked' });

test('[ADM-04] a reconciliation restores a donation that the ledger has lost, and reports a wrong amount', async ({
  page,
  backend,
}) => {
  // A later call would restore the record that is removed below.
  const recorded = page.waitForResponse((answer) =>
    answer.url().endsWith(CALLABLES.recordDonation),
  );
  const donor = await giveByCard(page);
  await recorded;
  const [{ id: payment } = { id: '' }] = await intentsOf(backend, donor);
  const record = `${COLLECTIONS.donations}/${payment}`;
  await expectWebhookTaken(backend, payment);
  await removeDocument(backend, record);

  await openDonationsAsStaff(page);
  await page.getByPlaceholder('Search donations...').fill(donor.email);
  // This text appears only after all donations are read.
  const noneFound = page.getByText('No donations found matching the current filters.');
  await expect(noneFound).toBeVisible();
  await expect(page).toHaveURL(/donations-search=/);
  await page.getByRole('link', { name: 'Reconcile with Stripe' }).click();
  await expect(page.getByText('Gross, all donations')).toBeVisible();
  await reconcile(page).click();
  await expect(report(page)).toHaveText(/^Done: [\d,]+ payments checked, [1-9]/);
  await page.goBack();
  await rows(page).click();
  await expect(page.getByRole('region', { name: donor.name })).toContainText(
    'SourceReconciliation',
  );

  await writeFields(backend, record, { amount_cents: { integerValue: '100' } });
  await page.getByRole('link', { name: 'Reconcile with Stripe' }).click();
  await reconcile(page).click();
  const problem = page.getByRole('listitem').filter({ hasText: payment });
  await expect(problem).toContainText('The ledger says $1, Stripe says $50.');
  await expect(problem.getByRole('link')).toHaveAttribute(
    'href',
    `https://dashboard.stripe.com/test/payments/${payment}`,
  );
  await writeFields(backend, record, { amount_cents: { integerValue: '5000' } });
});
