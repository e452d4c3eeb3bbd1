import { CALLABLES } from '@raade/contracts/base/callables';
import { holdBack } from '../home/hold-back.ts';
import { interceptEarly } from '../stack/intercept-early.ts';
import { expect, test } from '../stack/local-stack.ts';
import { expectToast } from '../toasts/toasts.ts';
import {
  CONTENT,
  openEmailManagement,
  sampleSubject,
  writeEmail,
} from './email-management-page.ts';
import { mailsAbout } from './inbox.ts';

const TESTER = 'tester@example.org';

test.beforeEach(({ page }) => interceptEarly(page));

test('[ROUTE-20][PROD-04][CALL-11][CALL-13][MAIL-05][MAIL-10][MAIL-19] staff send a test email, which reaches only its address, and find registrants and templates from there', async ({
  page,
  backend,
}) => {
  const subject = sampleSubject();
  await openEmailManagement(page);
  await expect(page.getByRole('heading', { name: 'Email Management', level: 1 })).toBeVisible();
  await writeEmail(page, subject);
  const paragraph = page.frameLocator('iframe').getByRole('paragraph');
  await expect(paragraph.filter({ hasText: 'Hello Sam, the doors open early.' })).toBeVisible();
  await page.getByLabel('Recipient Type').selectOption('Students');
  await page.getByLabel('Test Email Address').fill(TESTER);
  await page.reload();
  await expect(page.getByLabel('Email Subject')).toHaveValue(subject);

  const letGo = await holdBack(page, `**/${CALLABLES.sendEmailCampaign}`);
  const sending = page.waitForRequest((sent) => sent.url().endsWith(CALLABLES.sendEmailCampaign));
  await page.getByRole('button', { name: 'Send Test Email' }).dblclick();
  const recipients = { recipientType: 'students', testMode: true, testEmail: TESTER };
  expect((await sending).postDataJSON()).toEqual({
    data: { subject, content: CONTENT, ...recipients },
  });
  await expect(page.getByRole('button', { name: 'Sending...' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  letGo();
  await expectToast(page, 'Email sent successfully', `Test email sent to ${TESTER}`);
  await expect(page.getByLabel('Email Subject')).toHaveValue('');
  const restore = page.getByRole('button', { name: 'Use the tested text' });
  await expect(restore).toBeFocused();
  await expect(
    page.getByText(/^The test of .* was sent, and the form was cleared/),
  ).toBeInViewport();
  await restore.click();
  await expect(page.getByRole('textbox', { name: 'Email Content' })).toHaveText(
    'Hello {{first_name}}, the doors open early.',
  );
  const row = page.getByRole('row').filter({ hasText: subject });
  await row.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByLabel('Email Subject')).toHaveValue('');
  await expect(page.getByLabel('Test Email Address')).toHaveValue(TESTER);
  const mails = await mailsAbout(backend, subject);
  expect(mails.map(({ to }) => to)).toEqual([TESTER]);
  expect(mails[0]?.html).toContain('the <strong>doors</strong> open early');

  const pages = page.getByRole('navigation', { name: 'Staff pages' });
  await pages.getByRole('link', { name: 'Registrants' }).click();
  await expect(page.getByRole('button', { name: 'Export 60 All Registrants' })).toBeEnabled();
  await pages.getByRole('link', { name: 'Email Templates' }).click();
  await expect(page.frameLocator('iframe').getByText('Hello Sam,')).toBeVisible();
  await page.getByRole('link', { name: 'Workshop email' }).click();
  await expect(page.getByRole('button', { name: 'Export to HTML' })).toBeVisible();
  await pages.getByRole('link', { name: 'Email Management' }).click();
  await expect(page).toHaveURL(/\/admin\/email-management$/);
});
