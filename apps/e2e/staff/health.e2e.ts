import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/collections';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local-stack';
import { drillSite } from '@raade/prove/drill/drill-site.ts';
import { expectAccessible, WIDTHS } from '../accessibility/every-theme.ts';
import { coldFunctions } from '../machine/pace.ts';
import { expect, test } from '../stack/local-stack.ts';
import { signInAsStaff } from './staff.ts';

const FAILED = {
  ...{ kind: 'password-reset', status: 'failed', attempts: 3, reason: 'A sample.' },
  ...{ lease: null, leased_at: null, due_at: null, created_at: Timestamp.now() },
};

test('staff see what is wrong and since when, try a mail again, and see that it is gone from what failed', async ({
  page,
  stack,
}) => {
  // Google's SDKs find emulators by their environment.
  Object.assign(process.env, stack.env);
  const app = initializeApp({ projectId: LOCAL_PROJECT_ID }, 'health');
  const firestore = getFirestore(app);
  const site = drillSite(stack, firestore);
  const mail = firestore.collection(COLLECTIONS.outbox).doc(`password-reset_${randomUUID()}`);
  await mail.create(FAILED);
  try {
    await site.look();
    await page.goto('/admin/health');
    await signInAsStaff(page);
    const failed = page.getByRole('listitem').filter({ hasText: 'A mail failed for good' });
    // Mails of other stories may have failed, too.
    await expect(failed).toContainText(/emails: [1-9]/, coldFunctions());
    await expect(page.getByRole('table', { name: /^Live versions/ })).toContainText('giving');
    await expectAccessible(page, 'something is wrong', { widths: WIDTHS });
    const again = page.getByRole('button', { name: /^Try Again: Link for a new password/ });
    await again.click();
    await expect(again).toBeHidden(coldFunctions());
    expect((await mail.get()).get('status')).not.toBe('failed');
  } finally {
    await mail.delete();
    await site.look();
    await deleteApp(app);
  }
  await page.reload();
  await expect(page.getByText(/^Looked at/)).toBeVisible(coldFunctions());
  await expect(page.getByRole('button', { name: /^Try Again: Link for a new/ })).toBeHidden();
});
