import { screen } from '@testing-library/react';
import { openPart } from '../../testing/staff-part.tsx';
import EmailManagementPage from '../email-management.page.tsx';
import { button, campaignScreen, expectToast, field, write } from '../testing/campaign-screen.tsx';
import { startCorrection } from './campaign-draft.store.ts';

const { open, sent } = campaignScreen();

test('[MAIL-01][MAIL-02][MAIL-06] the page has its title, intro, form and footer', () => {
  openPart(<EmailManagementPage />);
  const title = screen.getByRole('heading', { level: 1 });
  expect(title.textContent).toBe('Email Management');
  screen.getByText(/^Send conference emails .* email service, individually or in bulk/);
  screen.getByRole('heading', { name: 'Send Conference Emails' });
  screen.getByText('Use this tool responsibly to communicate with attendees.');
});

test('[MAIL-03][MAIL-04][MAIL-07][MAIL-08][MAIL-09] the form is in test mode by default, and asks for a test address only in this mode', async () => {
  const user = open();
  field('Email Subject');
  field('Email Content');
  const recipients = screen.getByLabelText<HTMLSelectElement>('Recipient Type');
  expect(Array.from(recipients.options, ({ value, label }) => [value, label])).toEqual([
    ['all', 'All Registrants'],
    ['students', 'Students'],
    ['professionals', 'Professionals'],
    ['group-leaders', 'Group Leaders'],
  ]);
  expect(recipients.value).toBe('all');
  const testMode = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Test Mode' });
  expect(testMode.checked).toBe(true);
  field('Test Email Address');
  button('Send Test Email');

  await user.click(testMode);
  expect(screen.queryByLabelText('Test Email Address')).toBeNull();
  button('Send Campaign');
});

test('a correction can be chosen until a group is chosen', async () => {
  startCorrection({ id: 'sample-id', subject: 'Sample news' }, 'students');
  const user = open();
  const recipients = screen.getByLabelText<HTMLSelectElement>('Recipient Type');
  const labels = () => Array.from(recipients.options, ({ label }) => label);
  expect(labels()[0]).toBe('Those who were sent “Sample news”');
  expect(labels()).toHaveLength(5);
  expect(recipients.selectedIndex).toBe(0);
  screen.getByText(/^People who are still waiting for that email/);
  await user.selectOptions(recipients, 'All Registrants');
  expect(labels()).toHaveLength(4);
  expect(recipients.value).toBe('all');
  expect(screen.queryByText(/^People who are still waiting/)).toBeNull();
});

test('[MAIL-12][MAIL-13][MAIL-14] texts that are too short and an invalid address are reported at their fields, and nothing is sent', async () => {
  const user = open();
  await write(user, ' ab ', '123456789');
  await user.type(field('Test Email Address'), 'nobody');
  await user.click(button('Send Test Email'));
  screen.getByText('Subject must be at least 3 characters');
  screen.getByText('Email content must be at least 10 characters');
  screen.getByText('Please enter a valid email address');
  expect(document.activeElement).toBe(field('Email Subject'));
  expect(screen.queryByRole('listitem')).toBeNull();

  await user.type(field('Email Subject'), 'c');
  expect(screen.queryByText('Subject must be at least 3 characters')).toBeNull();
  await user.click(button('Send Test Email'));
  expect(document.activeElement).toBe(field('Email Content'));
  expect(sent()).toEqual([]);
});

test('[MAIL-15] a test without an address is not sent', async () => {
  const user = open();
  await write(user, 'Sample news', '<p>Sample content</p>');
  await user.click(button('Send Test Email'));
  await expectToast('Test email required', 'Please provide a test email address when in test mode');
  expect(document.activeElement).toBe(field('Test Email Address'));
  expect(sent()).toEqual([]);
});
