import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { LOCAL_TICK, LOCAL_WATCH } from '@raade/contracts/base/callables';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { LOCAL_PROJECT_ID, SEEDED_ADMIN } from '@raade/contracts/local/local-stack';
import { functionUrl } from '@raade/stack/environments.ts';
import { expectAccessible } from '../accessibility/every-theme.ts';
import { withinNow } from '../machine/pace.ts';
import { expect, test } from '../stack/local-stack.ts';
import { signInAs } from './staff.ts';

const FAILED = {
  kind: 'password-reset',
  status: 'failed',
  attempts: 3,
  reason: 'A sample.',
  lease: null,
  due_at: null,
  created_at: Timestamp.now(),
};
const widths = [360, 1440];

test('staff see a problem, retry a mail, block and unblock an address, and see the live releases', async ({
  page,
  stack,
}) => {
  // Google's SDKs find emulators by their environment.
  Object.assign(process.env, stack.env);
  const app = initializeApp({ projectId: LOCAL_PROJECT_ID }, 'health');
  const firestore = getFirestore(app);
  const call = (name: string) => fetch(functionUrl(stack.origins, name), { method: 'POST' });
  const mail = firestore.collection(COLLECTIONS.outbox).doc(`password-reset_${randomUUID()}`);
  await mail.create(FAILED);
  try {
    await call(LOCAL_WATCH);
    await page.goto('/admin/health');
    await signInAs(page, SEEDED_ADMIN);
    const failed = page.getByRole('listitem').filter({ hasText: 'An email failed permanently' });
    // Mails of other tests may have failed, too.
    await expect(failed).toContainText(/emails: [1-9]/);
    await expect(page.getByRole('table', { name: /^Live versions/ })).toContainText(
      'Donations and applications',
    );
    await expectAccessible(page, 'a health problem', { widths });
    const again = page.getByRole('button', { name: /^Try Again: Link for a new password/ });
    await again.click();
    await expect(again).toBeHidden();
    expect((await mail.get()).get('status')).not.toBe('failed');
  } finally {
    await mail.delete();
    await call(LOCAL_WATCH);
    await deleteApp(app);
  }

  // Other tests donate at the same time, and their receipts are sent by a schedule.
  await expect(async () => {
    await call(LOCAL_TICK);
    await page.goto('/admin/outgoing-mail');
    await expect(page.getByText('All receipts have been sent.')).toBeVisible({
      timeout: withinNow(2000),
    });
  }).toPass();
  await page.getByRole('textbox', { name: 'Address' }).fill('Spared.Reader@example.org');
  await page.getByRole('button', { name: 'Look Up' }).click();
  await page.getByRole('button', { name: 'Block Address' }).click();
  await expect(page.getByText(/^Blocked by our staff/)).toBeVisible();
  await expectAccessible(page, 'a blocked address', { widths });
  await page.getByRole('button', { name: 'Unblock Address' }).click();
  await expect(page.getByText(/is not blocked/)).toBeVisible();

  await page.goto('/admin/releases');
  for (const name of ['Site frame', 'Public pages', 'Donations and applications', 'Staff area']) {
    const section = page.getByRole('region', { name, exact: true });
    await expect(section.getByRole('rowheader', { name: /· current$/ })).toBeVisible();
  }
  await expect(page.getByText('Pages were last published')).toBeVisible();
  await expectAccessible(page, 'releases', { widths });

  await page.goto('/admin/audit-log');
  await expect(page.getByText(/entries shown/).first()).toBeVisible();
  await expectAccessible(page, 'the audit log', { widths });
});
