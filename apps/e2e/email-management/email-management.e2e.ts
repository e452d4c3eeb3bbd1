import { CALLABLES } from '@raade/contracts/base/callables';
import { expectAccessible } from '../accessibility/every-theme.ts';
import { coldFunctions } from '../machine/pace.ts';
import { expect, test } from '../stack/local-stack.ts';
import { warmFunctions } from '../stack/warm-functions.ts';
import {
  CONTENT,
  expectToast,
  openEmailManagement,
  sampleSubject,
  writeEmail,
} from './email-management-page.ts';
import { mailsAbout } from './inbox.ts';

test.beforeAll(({ stack }) =>
  warmFunctions(stack, CALLABLES.previewEmailCampaign, CALLABLES.sendEmailCampaign),
);

const TESTER = 'tester@example.org';

test('[ROUTE-20][PROD-04][CALL-11][CALL-13][MAIL-05][MAIL-10][MAIL-19] staff test an email, which reaches its address alone, and find registrants and templates from there', async ({
  page,
  stack,
  request,
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

  const held = Promise.withResolvers<undefined>();
  await page.route(`**/${CALLABLES.sendEmailCampaign}`, async (route) => {
    await held.promise;
    await route.continue();
  });
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
  held.resolve(undefined);
  await expectToast(page, 'Email sent successfully', `Test email sent to ${TESTER}`);
  await expect(page.getByLabel('Email Subject')).toHaveValue('');
  await expect(page.getByLabel('Test Email Address')).toHaveValue(TESTER);
  const mails = await mailsAbout({ stack, request }, subject);
  expect(mails.map(({ to }) => to)).toEqual([TESTER]);
  expect(mails[0]?.html).toContain('the <strong>doors</strong> open early');

  const pages = page.getByRole('navigation', { name: 'Staff pages' });
  await pages.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('button', { name: 'Export 60 All Registrants' })).toBeEnabled();
  await pages.getByRole('link', { name: 'Email Templates' }).click();
  await expect(page.frameLocator('iframe').getByText('Hello Sam,')).toBeVisible();
  await page.getByRole('link', { name: 'Workshop email' }).click();
  await expect(page.getByRole('button', { name: 'Export to HTML' })).toBeVisible();
  await pages.getByRole('link', { name: 'Email Management' }).click();
  await expect(page).toHaveURL(/\/admin\/email-management$/);
});

test('[MAIL-04][MAIL-11][MAIL-20] a campaign is counted, confirmed by keyboard, and reaches everyone once', async ({
  page,
  stack,
  request,
}) => {
  const subject = sampleSubject();
  await openEmailManagement(page);
  await writeEmail(page, subject);
  await page.getByLabel('Recipient Type').selectOption('Group Leaders');
  await page.getByLabel('Test Mode').uncheck();
  await expect(page.getByText('3 recipients.')).toBeVisible(coldFunctions());

  const submit = page.getByRole('button', { name: 'Send Campaign' });
  await submit.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send this campaign?' });
  await expect(dialog.getByText(subject)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Send to 3 recipients' })).toBeVisible(
    coldFunctions(),
  );
  // axe runs in every frame, but in the sandbox of the email nothing does.
  await expectAccessible(page, 'the last question', { besides: 'iframe', widths: [360] });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Email sent successfully', 'Email campaign started for 3 recipients');
  await expect(page.getByLabel('Email Subject')).toHaveValue(subject);
  await expect(page.getByLabel('Test Mode')).not.toBeChecked();

  const row = page.getByRole('row').filter({ hasText: subject });
  await expect(row.getByText('sent', { exact: true })).toBeVisible(coldFunctions());
  await row.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('heading', { name: subject, level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveJSProperty('value', 3);
  await page.getByRole('button', { name: 'Failed (0)' }).click();
  await expect(page.getByText('There are none of these.')).toBeVisible();
  await page.getByRole('button', { name: 'Sent (3)' }).click();
  const addressed = page.getByRole('table').getByRole('row').filter({ hasText: '@' });
  await expect(addressed).toHaveCount(3);
  await expectAccessible(page, 'a campaign', { besides: 'iframe', widths: [360] });
  const listed = await addressed.getByRole('cell').filter({ hasText: '@' }).allTextContents();
  const mails = await mailsAbout({ stack, request }, subject);
  expect(mails.map(({ to }) => to).toSorted()).toEqual(listed.toSorted());
  expect(new Set(listed).size).toBe(3);
});
