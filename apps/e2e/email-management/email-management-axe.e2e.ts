import { expectAccessible, WIDTHS } from '../accessibility/every-theme.ts';
import { openAsStaff } from '../email-templates/signed-in-staff.ts';
import { expect, test } from '../federation/composed-site.ts';
import { fakeBackend } from './fake-backend.ts';

/** axe runs in every frame, but in the sandbox of the email nothing does. */
const besides = 'iframe';

test('axe finds nothing while staff write and follow emails, in both themes', async ({
  site,
  page,
}) => {
  await fakeBackend(page);
  await openAsStaff(page, `${site.url}/admin/email-management`);
  await expect(page.getByText('All sending is stopped.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sample news' })).toBeVisible();
  await page.getByLabel('Email Content').fill('Dear {{last_name}}');
  await page.getByRole('button', { name: 'Send Test Email' }).click();
  await expect(page.getByText('Subject must be at least 3 characters')).toBeVisible();
  await expectAccessible(page, 'an email that cannot be sent', { besides, widths: WIDTHS });

  await page.getByLabel('Email Subject').fill('Sample subject');
  await page.getByLabel('Email Content').fill('The doors open early.');
  await page.getByLabel('Test Mode').uncheck();
  await page.getByRole('button', { name: 'Send Campaign' }).click();
  await expect(page.getByRole('button', { name: 'Send to 53 recipients' })).toBeVisible();
  await expectAccessible(page, 'the last question', { besides, widths: [360] });

  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Sample news' }).click();
  await expect(page.getByRole('cell', { name: 'There is no mailbox' })).toBeVisible();
  await expectAccessible(page, 'a campaign', { besides, widths: WIDTHS });
});
