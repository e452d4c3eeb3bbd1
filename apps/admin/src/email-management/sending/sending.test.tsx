import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { settled } from '@raade/platform/testing/settled';
import { CALLABLES } from '@raade/contracts/base/callables';
import { refusal } from '@raade/firebase/testing/callable-answers';
import { type CallableAnswer, urlOf } from '@raade/firebase/testing/callable-protocol';
import { queryClient } from '../../reading/query-client.ts';
import { clearAfterTest, startCorrection } from '../form/campaign-draft.store.ts';
import { type CampaignEmail, EMPTY_FORM } from '../form/campaign-form.ts';
import {
  AUDIENCE,
  button,
  campaignScreen,
  expectToast,
  field,
  NEWS,
  openHtml,
  write,
} from '../testing/campaign-screen.tsx';
import { sendEmail } from './send-email.ts';

const { sendEmailCampaign: SEND, previewEmailCampaign: PREVIEW } = CALLABLES;

const { answers, calls, open, writeCampaign, sent } = campaignScreen();

beforeEach(() => {
  answers[PREVIEW] = { result: AUDIENCE };
  answers[SEND] = { result: { success: true, recipientCount: 53 } };
});

async function confirm(user: UserEvent) {
  await user.click(button('Send Campaign'));
  await user.click(await screen.findByRole('button', { name: 'Send to 53 recipients' }));
}

async function sendTest(user: UserEvent) {
  await write(user, NEWS.subject, NEWS.content);
  await user.selectOptions(field('Recipient Type'), 'students');
  await user.click(field('Test Email Address'));
  await user.paste('tester@example.org');
  await user.click(button('Send Test Email'));
}

test('[MAIL-10][MAIL-19][CALL-11] a test is sent once, and clears the form except the test address', async () => {
  const user = open();
  await sendTest(user);
  await expectToast('Email sent successfully', 'Test email sent to tester@example.org');
  expect(sent()).toEqual([
    {
      ...NEWS,
      recipientType: 'students',
      testMode: true,
      testEmail: 'tester@example.org',
    },
  ]);
  expect(field('Email Subject').value).toBe('');
  // The focus scrolls the button into view.
  await waitFor(() => expect(document.activeElement).toBe(button('Use the tested text')));
  expect((await openHtml(user)).value).toBe('');
  expect(field('Recipient Type').value).toBe('all');
  expect(field('Test Email Address').value).toBe('tester@example.org');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  await user.click(button('Use the tested text'));
  expect(field('Email Subject').value).toBe('Sample news');
  expect(field('Email Content').value).toBe('<p>Sample content</p>');
  expect(field('Recipient Type').value).toBe('students');
});

test('a tested text can be restored even if its draft has a conflict', async () => {
  const current = {
    draft: { subject: 'Their news', content: '', recipientType: 'all' },
    revision: 7,
    by_name: 'ines@example.org',
    at: new Date().toISOString(),
  };
  answers[CALLABLES.saveCampaignDraft] = refusal('ABORTED', 'Saved meanwhile.', { current });
  const user = open();
  await sendTest(user);
  const restore = await screen.findByRole('button', { name: 'Use the tested text' });
  answers[CALLABLES.saveCampaignDraft] = { result: { revision: 8 } };
  await user.click(restore);
  await waitFor(() => expect(field('Email Subject').value).toBe('Sample news'));
});

test('an earlier tested text does not take the focus when the page is opened', () => {
  clearAfterTest();
  open();
  button('Use the tested text');
  expect(document.activeElement).toBe(document.body);
});

test('[MAIL-11][MAIL-20] a campaign is sent once after a confirmation, and stays in the form', async () => {
  const user = open();
  await write(user, NEWS.subject, NEWS.content);
  // The address for tests, right or wrong, does not matter to a campaign.
  await user.type(field('Test Email Address'), 'nobody');
  await user.click(screen.getByRole('checkbox', { name: 'Test Mode' }));
  await user.click(button('Send Campaign'));
  const dialog = await screen.findByRole('dialog', { name: 'Send this campaign?' });
  expect(dialog.textContent).toContain('Sample news');
  expect(dialog.textContent).toContain('All RegistrantsRegistrants of the RAADE Forum 2025');
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancel' }));
  const go = await within(dialog).findByRole('button', { name: 'Send to 53 recipients' });
  expect(dialog.textContent).toContain(
    'Left out of 65 registrants: 5 canceled or declined, 4 unsubscribed, 1 without a working address, 2 registered twice',
  );
  expect(sent()).toEqual([]);

  await user.dblClick(go);
  await expectToast('Email sent successfully', 'Email campaign started for 53 recipients');
  expect(sent()).toEqual([
    {
      ...NEWS,
      recipientType: 'all',
      forum_id: '2025',
      testMode: false,
      testEmail: '',
      campaignId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      draftRevision: 1,
    },
  ]);
  expect(field('Email Subject').value).toBe('Sample news');
  expect(field('Email Content').value).toBe('<p>Sample content</p>');
  button('Send Campaign');
});

test('a campaign that needs approval because of its size is reported as such', async () => {
  answers[SEND] = { result: { success: true, recipientCount: 53, needsApproval: true } };
  const user = await writeCampaign();
  await confirm(user);
  await expectToast(
    'Waiting for a second staff member',
    'It goes to 53 recipients, so somebody else has to approve it first. Nothing is sent yet.',
  );
  const link = screen.getByRole('link', {
    name: '“Sample news” is waiting for a second staff member',
  });
  expect(link.getAttribute('href')).toMatch(/^\/admin\/email-management\//);
  expect(screen.queryByText(/is on its way/)).toBeNull();
});

const TEST = { ...EMPTY_FORM, subject: 'Sample news', testEmail: 'tester@example.org' };
const toastAfter = async (answer: CallableAnswer, email: CampaignEmail = TEST) => {
  answers[SEND] = answer;
  const { title, description } = (await sendEmail(email)).toast;
  return [title, description];
};

test('[MAIL-20] without a count in the answer, the campaign is reported as started for all', async () => {
  expect(await toastAfter({ result: { success: true } }, { ...TEST, testMode: false })).toEqual([
    'Email sent successfully',
    'Email campaign started for all recipients',
  ]);
});

test.each([
  [
    '[MAIL-16] a function that refuses with a message',
    refusal('FAILED_PRECONDITION', 'Not now.'),
    ['Failed to send email', 'Not now.'],
  ],
  [
    '[MAIL-16] a function that is not there',
    { error: {}, status: 503 },
    ['Failed to send email', 'There was a problem sending the email. Please try again.'],
  ],
  [
    '[MAIL-17] an answer without success',
    { result: { success: false } },
    ['Email sending failed', 'There was a problem with the email service.'],
  ],
  [
    '[MAIL-17] an answer without success that has a message',
    { result: { success: false, message: 'The mail service is down.' } },
    ['Email sending failed', 'The mail service is down.'],
  ],
  [
    '[MAIL-18] an answer of an unknown form',
    { result: 'done' },
    ['Error sending email', 'An unexpected error occurred. Please try again later.'],
  ],
])('[CALL-12]%s has its own message', async (_cause, answer, news) => {
  expect(await toastAfter(answer)).toEqual(news);
});

test('[MAIL-16] an email that was not sent is reported, and stays in the form', async () => {
  answers[SEND] = refusal('FAILED_PRECONDITION', 'Not now.');
  const user = open();
  await sendTest(user);
  await expectToast('Failed to send email', 'Not now.');
  expect(field('Email Subject').value).toBe('Sample news');
  // The button shows “Sending...” until the answer is processed, perhaps after the toast appears.
  await screen.findByRole('button', { name: 'Send Test Email' });
});

test('a repeated campaign without an answer keeps its id, and a changed one gets another id', async () => {
  answers[SEND] = { error: {}, status: 503 };
  const user = await writeCampaign();
  await confirm(user);
  await screen.findByText(/There was no response when you sent “Sample news”/);
  answers[SEND] = { result: { success: true, recipientCount: 53 } };
  await confirm(user);
  await screen.findByText(/is on its way/);
  expect(screen.queryByText(/There was no response/)).toBeNull();
  // The email stays in the form, and cannot be sent again before it is changed.
  expect(button('Send Campaign').getAttribute('aria-disabled')).toBe('true');
  await user.click(button('Send Campaign'));
  await user.type(field('Email Subject'), '!');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button('Send Campaign').getAttribute('aria-disabled')).toBeNull();
  await confirm(user);
  await waitFor(() => expect(sent()).toHaveLength(3));
  const ids = sent().map((data) => (data as { campaignId: string }).campaignId);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('a campaign whose recipients could not be counted cannot be sent', async () => {
  answers[PREVIEW] = { error: { status: 'PERMISSION_DENIED' }, status: 403 };
  const user = await writeCampaign();
  await user.click(button('Send Campaign'));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('alert');
  expect(within(dialog).queryByRole('button', { name: /^Send to/ })).toBeNull();
  answers[PREVIEW] = { result: { ...AUDIENCE, recipients: 0 } };
  await user.click(button('Count again'));
  await within(dialog).findByText('0 recipients');
  expect(within(dialog).queryByRole('button', { name: /^Send to/ })).toBeNull();
});

test('[MAIL-05] while an email is being sent, the button shows this and sends nothing more', async () => {
  const user = open();
  let letAnswer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (letAnswer = resolve));
  const realFetch = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    if (urlOf(request[0]).endsWith(SEND)) await answered;
    return realFetch(...request);
  });
  await sendTest(user);
  const busy = await screen.findByRole('button', { name: 'Sending...' });
  expect(busy.getAttribute('aria-busy')).toBe('true');
  expect(busy.querySelector('[aria-hidden]')).not.toBeNull();
  await user.click(busy);
  await user.type(field('Email Subject'), '{Enter}');
  await settled(() => letAnswer());
  await expectToast('Email sent successfully', 'Test email sent to tester@example.org');
  expect(sent()).toHaveLength(1);
});

test('a correction is counted and sent as a correction, and names its recipients', async () => {
  const excluded = { cancelled: 0, unsubscribed: 7, invalid: 0, duplicate: 0 };
  answers[PREVIEW] = { result: { registrants: 60, recipients: 53, excluded } };
  startCorrection({ id: 'sample-id', subject: 'Wrong news' }, 'students');
  const user = open();
  await user.click(await openHtml(user));
  await user.paste('<p>What we wrote was wrong.</p>');
  await user.click(screen.getByRole('checkbox', { name: 'Test Mode' }));
  await screen.findByText(
    /^53 recipients\. Left out of 60 people who were sent it: 7 unsubscribed\.$/,
  );
  await user.click(button('Send Campaign'));
  const dialog = await screen.findByRole('dialog', { name: 'Send this campaign?' });
  expect(dialog.textContent).toContain('Those who were sent “Wrong news”');
  await user.click(await screen.findByRole('button', { name: 'Send to 53 recipients' }));
  await expectToast('Email sent successfully', 'Email campaign started for 53 recipients');
  expect(sent()).toEqual([
    {
      subject: 'Correction: Wrong news',
      content: '<p>What we wrote was wrong.</p>',
      recipientType: 'students',
      corrects: 'sample-id',
      testMode: false,
      testEmail: '',
      campaignId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      draftRevision: 1,
    },
  ]);
  const counted = calls.filter(({ name }) => name === PREVIEW).map(({ data }) => data);
  expect(new Set(counted.map((data) => JSON.stringify(data)))).toEqual(
    new Set([JSON.stringify({ recipientType: 'students', corrects: 'sample-id' })]),
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
});
