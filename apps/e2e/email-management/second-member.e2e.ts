import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { takesPart } from '@raade/contracts/registrants/registrants';
import { sampleRegistrants } from '@raade/stack/seed/sample-registrants.ts';
import { expectAccessible } from '../accessibility/every-theme.ts';
import { removeDocument, writeFields } from '../stack/documents.ts';
import { expect, test } from '../stack/local-stack.ts';
import { openAs } from '../staff/staff.ts';
import { expectToast } from '../toasts/toasts.ts';
import { sampleSubject, writeEmail } from './email-management-page.ts';
import { mailsAbout } from './inbox.ts';

/** One recipient more than may be sent without approval. */
const MANY = sampleRegistrants().filter(({ registrant }) => takesPart(registrant)).length + 1;

/** axe runs in every frame, except for the sandboxed email. */
const looks = { besides: 'iframe', widths: [360] };

/** Requests a campaign to all registrants on the open form. */
async function askToSend(page: Page, subject: string): Promise<void> {
  await writeEmail(page, subject);
  await page.getByLabel('Test Mode').uncheck();
  const submit = page.getByRole('button', { name: 'Send Campaign' });
  await submit.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send this campaign?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');
  const send = dialog.getByRole('button', { name: `Send to ${MANY} recipients` });
  await expect(send).toBeVisible();
  await expectAccessible(page, 'the last question', looks);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectToast(
    page,
    'Waiting for a second staff member',
    `It goes to ${MANY} recipients, so somebody else has to approve it first. Nothing is sent yet.`,
  );
}

test('a campaign to many people is sent only after a second member of the staff has approved it', async ({
  page,
  elsewhere: theirs,
  backend,
}) => {
  test.slow();

  const subject = sampleSubject();
  const id = randomUUID();
  await writeFields(backend, `${COLLECTIONS.registrants}/${id}`, {
    forum_id: { stringValue: '2025' },
    full_name: { stringValue: 'One More' },
    email: { stringValue: `${id}@example.org` },
  });
  try {
    await openAs(page, '/admin/email-management', backend, 'mailer');
    await expect(page.getByLabel('Email Subject')).toBeVisible();
    await askToSend(page, subject);
    await page
      .getByRole('link', { name: `“${subject}” is waiting for a second staff member` })
      .click();
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
    await expectAccessible(page, 'a waiting campaign, seen by its requester', looks);
    expect(await mailsAbout(backend, subject)).toEqual([]);

    await openAs(theirs, '/admin/reconciliation', backend, 'mailer');
    const way = theirs.getByRole('link', { name: `Send “${subject}” to ${MANY} recipients` });
    await expect(way).toBeVisible();
    await way.click();
    const approve = theirs.getByRole('button', { name: 'Approve', exact: true });
    await expect(approve).toBeVisible();
    await expectAccessible(theirs, 'a waiting campaign, seen by an approver', looks);
    await approve.click();
    await theirs.getByRole('button', { name: 'Approve Now' }).click();
    await expect(theirs.getByRole('progressbar')).toHaveJSProperty('value', MANY);
    await theirs.getByRole('button', { name: `Sent (${MANY})` }).click();
    const addressed = theirs.getByRole('table').getByRole('row').filter({ hasText: '@' });
    await expect(addressed).not.toHaveCount(0);
    await expectAccessible(theirs, 'a campaign', looks);
  } finally {
    await removeDocument(backend, `${COLLECTIONS.registrants}/${id}`);
  }
  const recipients = (await mailsAbout(backend, subject)).map(({ to }) => to);
  expect([recipients.length, new Set(recipients).size]).toEqual([MANY, MANY]);
});
