import { CALLABLES } from '@raade/contracts/callables';
import { sampleRegistrants } from '@raade/stack/seed/sample-registrants.ts';
import { expect, test } from '../stack/local-stack.ts';
import { warmFunctions } from '../stack/warm-functions.ts';
import {
  expectToast,
  FUNCTION_MS,
  openEmailManagement,
  sampleSubject,
  writeEmail,
} from './email-management-page.ts';
import { mailsAbout } from './inbox.ts';

/** The addresses of the registrants of the local stack whose ticket begins so. */
const withTicket = (begin: string) =>
  sampleRegistrants()
    .filter(({ registrant }) => registrant.ticket_type?.startsWith(begin) ?? begin === '')
    .map(({ registrant }) => registrant.email)
    .sort();

const GROUPS = [
  { label: 'Students', addresses: withTicket('student') },
  { label: 'Professionals', addresses: withTicket('professional') },
  { label: 'All Registrants', addresses: withTicket('') },
];

test.beforeAll(({ stack }) =>
  warmFunctions(stack, CALLABLES.previewEmailCampaign, CALLABLES.sendEmailCampaign),
);

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
    await expect(send).toBeVisible(FUNCTION_MS);
    await send.click();
    const started = `Email campaign started for ${addresses.length} recipients`;
    await expectToast(page, 'Email sent successfully', started);

    const row = page.getByRole('row').filter({ hasText: subject });
    await expect(row.getByText('sent', { exact: true })).toBeVisible({ timeout: 60_000 });
    const mails = await mailsAbout({ stack, request }, subject);
    expect(mails.map(({ to }) => to).sort()).toEqual(addresses);
  }
});
