import { CALLABLES } from '@raade/contracts/callables';
import { takesPart } from '@raade/contracts/registrants';
import { sampleRegistrants } from '@raade/stack/seed/sample-registrants.ts';
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
import { coldFunctions, withinNow } from '../machine/pace.ts';

// The stories run one after the other: one of them stops all mail.
test.describe.configure({ mode: 'default' });

test.beforeAll(({ stack }) =>
  warmFunctions(
    stack,
    CALLABLES.previewEmailCampaign,
    CALLABLES.sendEmailCampaign,
    CALLABLES.controlMail,
  ),
);

const SEND = `**/${CALLABLES.sendEmailCampaign}`;
const TESTER = 'tester@example.org';

/** The addresses of the registrants of the local stack who take part and whose ticket begins so. */
const withTicket = (begin: string) =>
  sampleRegistrants()
    .filter(({ registrant }) => takesPart(registrant))
    .filter(({ registrant }) => registrant.ticket_type?.startsWith(begin) ?? begin === '')
    .map(({ registrant }) => registrant.email)
    .sort();

const GROUPS = [
  { label: 'Students', addresses: withTicket('student') },
  { label: 'Professionals', addresses: withTicket('professional') },
  { label: 'All Registrants', addresses: withTicket('') },
];

test('[MAIL-05][MAIL-10][MAIL-19][CALL-11][CALL-12] a test reaches its address alone, and clears the form but for that', async ({
  page,
  stack,
  request,
}) => {
  const subject = sampleSubject();
  await openEmailManagement(page);
  await writeEmail(page, subject);
  const paragraph = page.frameLocator('iframe').getByRole('paragraph');
  await expect(paragraph.filter({ hasText: 'Hello Sam, the doors open early.' })).toBeVisible();
  await page.getByLabel('Recipient Type').selectOption('Students');
  await page.getByLabel('Test Email Address').fill(TESTER);
  await page.reload();
  await expect(page.getByLabel('Email Subject')).toHaveValue(subject);

  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(SEND, async (route) => {
    await held;
    await route.continue();
  });
  const sending = page.waitForRequest((sent) => sent.url().endsWith(CALLABLES.sendEmailCampaign));
  await page.getByRole('button', { name: 'Send Test Email' }).dblclick();
  expect((await sending).postDataJSON()).toEqual({
    data: {
      subject,
      content: CONTENT,
      recipientType: 'students',
      testMode: true,
      testEmail: TESTER,
    },
  });
  await expect(page.getByRole('button', { name: 'Sending...' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  letGo();

  await expectToast(page, 'Email sent successfully', `Test email sent to ${TESTER}`);
  await expect(page.getByLabel('Email Subject')).toHaveValue('');
  await expect(page.getByLabel('Email Content')).toHaveValue('');
  await expect(page.getByLabel('Recipient Type')).toHaveValue('all');
  await expect(page.getByLabel('Test Mode')).toBeChecked();
  await expect(page.getByLabel('Test Email Address')).toHaveValue(TESTER);
  const mails = await mailsAbout({ stack, request }, subject);
  expect(mails.map(({ to }) => to)).toEqual([TESTER]);
  expect(mails[0]?.html).toContain('the <strong>doors</strong> open early');

  await page.getByRole('button', { name: 'Bring the tested email back' }).click();
  await expect(page.getByLabel('Email Subject')).toHaveValue(subject);
});

test('[MAIL-14][MAIL-15][MAIL-16][MAIL-17][MAIL-18] whatever goes wrong is told, and the same email is then sent once', async ({
  page,
  stack,
  request,
}) => {
  const subject = sampleSubject();
  await openEmailManagement(page);
  await writeEmail(page, subject);
  const submit = page.getByRole('button', { name: 'Send Test Email' });

  await submit.click();
  await expectToast(
    page,
    'Test email required',
    'Please provide a test email address when in test mode',
  );
  await page.getByLabel('Test Email Address').fill(TESTER);

  // The function is away, then refuses, then answers what nobody agreed on.
  await page.route(SEND, (route) => route.abort('connectionfailed'));
  await submit.click();
  await expectToast(
    page,
    'Failed to send email',
    'There was a problem sending the email. Please try again.',
  );
  await page.unroute(SEND);

  await page.route(SEND, (route) => {
    const { data } = route.request().postDataJSON() as { data: object };
    return route.continue({ postData: { data: { ...data, recipientType: 'everybody' } } });
  });
  await submit.click();
  await expectToast(page, 'Failed to send email', /recipientType must be one of the groups/);
  await page.unroute(SEND);

  await page.route(SEND, (route) => route.fulfill({ json: { result: 'done' } }));
  await submit.click();
  await expectToast(
    page,
    'Error sending email',
    'An unexpected error occurred. Please try again later.',
  );
  await page.unroute(SEND);

  // The story stops all mail, and starts it again.
  await page.getByRole('button', { name: 'Stop all sending' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stop all sending?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Stop all sending' }).click();
  await expect(page.getByText('All sending is stopped.')).toBeVisible(coldFunctions());
  await submit.click();
  await expectToast(
    page,
    'Email sending failed',
    'All sending of emails is stopped. Switch it on again in the email management, then try again.',
  );
  await page.getByRole('button', { name: 'Start sending again' }).click();
  await expect(page.getByRole('button', { name: 'Start sending again' })).toHaveCount(
    0,
    coldFunctions(),
  );

  expect(await mailsAbout({ stack, request }, subject)).toEqual([]);
  await submit.click();
  await expectToast(page, 'Email sent successfully', `Test email sent to ${TESTER}`);
  expect(await mailsAbout({ stack, request }, subject)).toHaveLength(1);
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
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Email sent successfully', 'Email campaign started for 3 recipients');
  await expect(page.getByLabel('Email Subject')).toHaveValue(subject);
  await expect(page.getByLabel('Email Content')).toHaveValue(CONTENT);
  await expect(page.getByLabel('Test Mode')).not.toBeChecked();

  const row = page.getByRole('row').filter({ hasText: subject });
  await expect(row.getByText('sent', { exact: true })).toBeVisible(coldFunctions());
  await row.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('heading', { name: subject, level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveJSProperty('value', 3);
  const recipients = page.getByRole('table').getByRole('row').filter({ hasText: '@' });
  await expect(recipients).toHaveCount(3);
  await page.getByRole('button', { name: 'Failed (0)' }).click();
  await expect(page.getByText('There are none of these.')).toBeVisible();
  await page.getByRole('button', { name: 'Sent (3)' }).click();
  await expect(recipients).toHaveCount(3);

  const listed = await recipients.getByRole('cell').filter({ hasText: '@' }).allTextContents();
  const mails = await mailsAbout({ stack, request }, subject);
  expect(mails.map(({ to }) => to).toSorted()).toEqual(listed.toSorted());
  expect(new Set(listed).size).toBe(3);
});

test('[CALL-13][CALL-14][MAIL-07][MAIL-20] a campaign reaches the inboxes of exactly those that its recipient type names', async ({
  page,
  stack,
  request,
}) => {
  test.slow();
  await openEmailManagement(page);
  await page.getByLabel('Test Mode').uncheck();
  for (const { label, addresses } of GROUPS) {
    const subject = sampleSubject();
    await writeEmail(page, subject);
    await page.getByLabel('Recipient Type').selectOption(label);
    await page.getByRole('button', { name: 'Send Campaign' }).click();
    const send = page.getByRole('button', { name: `Send to ${addresses.length} recipients` });
    await expect(send).toBeVisible(coldFunctions());
    await send.click();
    const started = `Email campaign started for ${addresses.length} recipients`;
    await expectToast(page, 'Email sent successfully', started);

    const row = page.getByRole('row').filter({ hasText: subject });
    await expect(row.getByText('sent', { exact: true })).toBeVisible({
      timeout: withinNow(60_000),
    });
    const mails = await mailsAbout({ stack, request }, subject);
    expect(mails.map(({ to }) => to).sort()).toEqual(addresses);
  }
});
