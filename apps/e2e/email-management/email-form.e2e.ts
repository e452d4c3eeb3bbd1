import { expect, test } from '../stack/local-stack.ts';
import { openEmailManagement } from './email-management-page.ts';

test('[MAIL-01][MAIL-02][MAIL-03][MAIL-06][MAIL-08][MAIL-09][MAIL-12][MAIL-13] the form as staff find it, and what it does not send', async ({
  page,
}) => {
  await openEmailManagement(page);
  await expect(page.getByRole('main')).toContainText(
    /Send conference emails to attendees through our email service: individually, .* or in bulk/,
  );
  await expect(page.getByRole('main')).toContainText(
    'Use this tool responsibly to communicate with attendees.',
  );
  await expect(page.getByRole('heading', { name: 'Send Conference Emails' })).toBeVisible();
  const recipients = page.getByLabel('Recipient Type');
  await expect(recipients.getByRole('option')).toHaveText([
    'All Registrants',
    'Students',
    'Professionals',
    'Group Leaders',
  ]);
  await expect(recipients).toHaveValue('all');
  await expect(page.getByLabel('Test Mode')).toBeChecked();
  await page.getByLabel('Test Mode').uncheck();
  await expect(page.getByLabel('Test Email Address')).toHaveCount(0);
  await page.getByLabel('Test Mode').check();
  await page.getByLabel('Test Email Address').fill('nobody');

  await page.getByLabel('Email Subject').fill('ab');
  await page.getByLabel('Email Content').fill('123456789');
  await page.getByRole('button', { name: 'Send Test Email' }).click();
  const messages = {
    'Email Subject': /Subject must be at least 3 characters$/,
    'Email Content': /Email content must be at least 10 characters$/,
    'Test Email Address': /Please enter a valid email address$/,
  };
  for (const [label, message] of Object.entries(messages)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message);
  }
});

test('[ROUTE-20][PROD-04] staff find the registrants, their emails and the templates from each other', async ({
  page,
}) => {
  await openEmailManagement(page);
  await expect(page.getByRole('heading', { name: 'Email Management', level: 1 })).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Staff pages' });
  await expect(pages.getByRole('link', { name: 'Email Management' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('button', { name: 'Send Test Email' })).toBeVisible();
  await page.getByLabel('Test Mode').uncheck();
  await expect(page.getByRole('button', { name: 'Send Campaign' })).toBeVisible();

  await pages.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('60 of 60 registrants shown')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export 60 All Registrants' })).toBeEnabled();

  await pages.getByRole('link', { name: 'Email Templates' }).click();
  await expect(page.frameLocator('iframe').getByText('Hello Sam,')).toBeVisible();
  await page.getByRole('link', { name: 'Workshop email' }).click();
  await expect(page.getByRole('button', { name: 'Export to HTML' })).toBeVisible();

  await pages.getByRole('link', { name: 'Email Management' }).click();
  await expect(page).toHaveURL(/\/admin\/email-management$/);
});
