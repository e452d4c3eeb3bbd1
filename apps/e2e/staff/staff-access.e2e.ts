import type { Page } from '@playwright/test';
import { COMMIT } from '../applications/applicant.ts';
import { writeFields } from '../stack/documents.ts';
import { expect, test } from '../stack/local-stack.ts';

import { makeAccount, openAs, signInAs } from './staff.ts';

/** One page behind each sign-in of a remote; unit tests check that all pages are behind it. */
const STAFF_PAGES = [
  '/admin',
  '/admin/email-management/sample',
  '/editor/sessions/lunch',
  '/email-preview',
];

async function expectOnly(page: Page, heading: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading')).toHaveText([heading]);
  await expect(main.locator('[role="tab"], table, iframe')).toHaveCount(0);
}

test('[SEC-03] visitors, and accounts that are not staff, see nothing of staff pages', async ({
  page,
  backend,
}) => {
  const { firestore, functions } = backend.stack.origins;
  const reads: string[] = [];
  page.on('request', (sent) => {
    if ([firestore, functions].includes(new URL(sent.url()).origin)) reads.push(sent.url());
  });
  for (const path of STAFF_PAGES) {
    await page.goto(path);
    await expectOnly(page, 'Staff Sign-In');
    await expect(page).toHaveURL(path);
  }
  const account = await makeAccount(backend, ['visitor']);
  await signInAs(page, account);
  await expectOnly(page, 'This account is not staff');
  for (const path of STAFF_PAGES) {
    await page.goto(path);
    await expectOnly(page, 'This account is not staff');
    await expect(page.getByRole('main')).toContainText(account.email);
  }
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expectOnly(page, 'Staff Sign-In');
  expect(reads).toEqual([]);
});

test('[SEC-03] a viewer sees lists without buttons that export or change, even if the session was renewed five minutes ago', async ({
  page,
  backend,
}) => {
  await page.clock.install();
  const renewal = page.waitForRequest(COMMIT);
  await openAs(page, '/admin/reconciliation', backend, 'viewer');
  const main = page.getByRole('main');
  await expect(main.getByRole('rowheader').first()).toBeVisible();
  await expect(main.getByText('Only a mailer or an admin can export registrants.')).toBeVisible();
  await expect(main.getByRole('button', { name: /^Export/ })).toHaveCount(0);
  const { writes } = (await renewal).postDataJSON() as { writes: [{ update: { name: string } }] };
  const session = writes[0].update.name.split('/documents/')[1] ?? '';
  const seen_at = { timestampValue: new Date(Date.now() - 5 * 60_000).toISOString() };
  await writeFields(backend, session, { seen_at });
  // Before the timer of the page would note the session.
  await page.clock.fastForward('04:30');

  await main.getByRole('tab', { name: 'Payment Reconciliation' }).click();
  await expect(main.getByRole('rowheader').first()).toBeVisible();
  await expect(main.getByText(/^\$[\d,.]+ from \d+ donations/)).toBeVisible();
  await page.getByRole('link', { name: 'Email Management' }).click();
  await expect(main.getByText('Only a mailer or an admin can write to registrants.')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Campaigns' })).toBeVisible();
  await expect(main.getByRole('button', { name: /^Send|^Stop/ })).toHaveCount(0);
});
