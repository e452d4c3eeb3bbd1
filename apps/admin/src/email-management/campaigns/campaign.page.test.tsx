import type { Delivery } from '@raade/contracts/mail/campaigns';
import { act, screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '../../reading/query-client.ts';
import { CALLABLES } from '@raade/contracts/base/callables';
import { button, campaignScreen, expectToast, tableRows } from '../testing/campaign-screen.tsx';
import { openCampaign as open } from '../testing/open-campaign.tsx';
import { sampleCampaign } from '../testing/sample-campaign.ts';
import { readCampaign, readDeliveries } from './read-campaigns.ts';
import { writtenSheet } from '../../testing/written-sheet.ts';

jest.mock('./read-campaigns.ts');
const read = jest.mocked(readCampaign);
const readOf = jest.mocked(readDeliveries);

const { controlEmailCampaign: CONTROL } = CALLABLES;
const { answers, calls } = campaignScreen();

beforeEach(() => {
  read.mockReset();
  readOf.mockReset().mockResolvedValue({ documents: [], unreadable: [], end: undefined });
});

const numberOf = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

function delivery(email: string, fields: Partial<Delivery> = {}) {
  const data = { email, first_name: null, status: 'sent', attempts: 1, reason: null } as const;
  return { id: email, data: { ...data, ...fields } };
}

test('a campaign shows its emails by status, how many people were left out, and its text', async () => {
  read.mockResolvedValue(
    sampleCampaign({ deliveries: { waiting: 1, sending: 2, sent: 1040, failed: 3, unknown: 4 } }),
  );
  open();
  await screen.findByRole('heading', { name: 'Sample news', level: 1 });
  expect(read).toHaveBeenCalledWith('sample-id');
  const terms = ['Recipients', 'Waiting', 'Sending', 'Sent', 'Failed', 'Unknown'];
  expect(terms.map(numberOf)).toEqual(['1,050', '1', '2', '1,040', '3', '4']);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar');
  expect([bar.value, bar.max]).toEqual([1047, 1050]);
  expect(screen.getByText(/Left out:/).parentElement?.textContent).toMatch(
    /^To Students, .*\. Left out: 4 unsubscribed, 2 registered twice/,
  );
  const frame = screen.getByTitle<HTMLIFrameElement>('Preview of the email: Sample news');
  expect(writtenSheet(frame).body.textContent).toContain('Sample content');
});

test('a scheduled campaign shows its time, and is canceled after a confirmation', async () => {
  const starts_at = new Date('2027-03-15T14:00:00Z');
  read.mockResolvedValue(sampleCampaign({ status: 'scheduled', starts_at }));
  answers[CONTROL] = { result: { status: 'canceled', changed: 0 } };
  const staff = open();
  await screen.findByText('Mar 15, 2027, 9:00 AM');
  screen.getByText('The recipients are counted when it starts, at the time above.');
  expect(screen.queryByRole('progressbar')).toBeNull();
  await staff.click(button('Cancel Campaign'));
  const dialog = screen.getByRole('dialog', { name: 'Cancel this campaign?' });
  read.mockResolvedValue(sampleCampaign({ status: 'canceled', starts_at }));
  await staff.click(within(dialog).getByRole('button', { name: 'Cancel Campaign' }));
  await screen.findByText('Campaign canceled');
  await screen.findByText(/No emails were sent/);
  expect(calls).toEqual([{ name: CONTROL, data: { campaignId: 'sample-id', action: 'cancel' } }]);
});

test('a scheduled campaign that awaits approval has no recipients yet', async () => {
  const deliveries = { waiting: 0, sending: 0, sent: 0, failed: 0, unknown: 0 };
  const starts_at = new Date('2027-03-15T14:00:00Z');
  read.mockResolvedValue(sampleCampaign({ status: 'awaiting-approval', starts_at, deliveries }));
  open();
  await screen.findByText(/^The recipients are counted when it starts/);
  expect(screen.queryByText('Recipients')).toBeNull();
});

test('a campaign is read again every few seconds only while it is being sent', async () => {
  jest.useFakeTimers();
  // Time passes, and the answer is rendered in the next turn.
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds + 1));
  const sending = { waiting: 1, sending: 0, sent: 49, failed: 0, unknown: 0 };
  read.mockResolvedValue(sampleCampaign({ status: 'sending', deliveries: sending }));
  open();
  await pass(0);
  expect(read).toHaveBeenCalledTimes(1);
  await pass(3000);
  expect(read).toHaveBeenCalledTimes(2);
  const listed = readOf.mock.calls.length;
  read.mockResolvedValue(sampleCampaign());
  await pass(3000);
  expect(numberOf('Sent')).toBe('50');
  // The recipients are read once more, since their status changed with the end.
  expect(readOf.mock.calls.length).toBeGreaterThan(listed);
  await pass(60_000);
  expect(read).toHaveBeenCalledTimes(3);
});

test('recipients are shown with the status of their email, and can be filtered by it', async () => {
  read.mockResolvedValue(sampleCampaign());
  const failed = delivery('b@example.org', { status: 'failed', attempts: 3, reason: 'No mailbox' });
  readOf.mockImplementation((_id, status) =>
    Promise.resolve({
      documents: status === 'failed' ? [failed] : [delivery('a@example.org'), failed],
      unreadable: [],
      end: undefined,
    }),
  );
  const staff = open();
  const table = await screen.findByRole('table');
  expect(tableRows()).toEqual([
    ['a@example.org', 'sent', '1', '-'],
    ['b@example.org', 'failed', '3', 'No mailbox'],
  ]);
  expect(table).not.toBeNull();
  await staff.click(button('Failed (0)'));
  await waitFor(() =>
    expect(tableRows()).toEqual([['b@example.org', 'failed', '3', 'No mailbox']]),
  );
  expect(button('Failed (0)').getAttribute('aria-pressed')).toBe('true');
});

test('a campaign that was paused automatically shows the reason and its bounces', async () => {
  const bounces = { undelivered: 1, 'soft-bounce': 2, 'hard-bounce': 30, complaint: 4 };
  const counts = { bounces, unsubscribed: 5 };
  const stopped = { status: 'paused', pause_reason: 'hard-bounces', ...counts } as const;
  read.mockResolvedValue(sampleCampaign(stopped));
  const bounced = delivery('a@example.org', { bounce: 'hard-bounce' });
  readOf.mockResolvedValue({ documents: [bounced], unreadable: [], end: undefined });
  open();
  await screen.findByText(/^Too many of its addresses do not exist/);
  screen.getByText(
    'Reported by mail services: 1 did not arrive, 2 came back, 30 no such mailbox, 4 called spam.',
  );
  expect(['Bounced', 'Complained', 'Unsubscribed'].map(numberOf)).toEqual(['33', '4', '5']);
  await screen.findByText('no such mailbox');
});

test.each([
  ['sending', 'Pause', 'pause', 'Campaign paused'],
  ['paused', 'Resume', 'resume', 'Campaign resumed'],
  ['sent', 'Retry 3 failed', 'retry-failed', '3 emails will be sent again'],
] as const)('a campaign that is %s offers: %s', async (status, label, action, news) => {
  const deliveries = { waiting: 0, sending: 0, sent: 47, failed: 3, unknown: 0 };
  read.mockResolvedValue(sampleCampaign({ status, deliveries }));
  answers[CONTROL] = { result: { status: 'sending', changed: 3 } };
  const staff = open();
  await screen.findByRole('button', { name: label });
  expect(screen.queryByRole('button', { name: /unknown$/ })).toBeNull();
  const reads = read.mock.calls.length;
  await staff.click(button(label));
  await screen.findByText(news);
  expect(calls).toEqual([{ name: CONTROL, data: { campaignId: 'sample-id', action } }]);
  await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(reads));
});

test('emails that may have arrived are sent again only after a warning', async () => {
  const deliveries = { waiting: 0, sending: 0, sent: 49, failed: 0, unknown: 1 };
  read.mockResolvedValue(sampleCampaign({ deliveries }));
  answers[CONTROL] = { result: { status: 'sending', changed: 1 } };
  const staff = open();
  await staff.click(await screen.findByRole('button', { name: 'Retry 1 unknown' }));
  const dialog = screen.getByRole('dialog', { name: 'Send these emails again?' });
  expect(dialog.textContent).toContain('some people may get the email twice');
  await staff.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(calls).toEqual([]);

  await staff.click(button('Retry 1 unknown'));
  await staff.click(button('Send again'));
  await screen.findByText('1 email will be sent again');
  expect(calls.map(({ data }) => data)).toEqual([
    { campaignId: 'sample-id', action: 'retry-unknown' },
  ]);
});

test('an action that failed is reported', async () => {
  read.mockResolvedValue(sampleCampaign({ status: 'paused' }));
  answers[CONTROL] = { error: { status: 'UNAVAILABLE' }, status: 503 };
  const staff = open();
  await staff.click(await screen.findByRole('button', { name: 'Resume' }));
  await expectToast('The campaign could not be changed', 'Please try again.');
});

test('a campaign that cannot be read can be loaded again, and an unknown one is reported', async () => {
  read.mockRejectedValue(new Error('unavailable'));
  const staff = open();
  await screen.findByText('Could not load the campaign. Please try again.');
  read.mockResolvedValue(null);
  await staff.click(button('Try Again'));
  await screen.findByRole('heading', { name: 'There is no such campaign' });
  expect(queryClient.isFetching()).toBe(0);
});

test.each([
  ['awaiting-approval', Node.DOCUMENT_POSITION_FOLLOWING],
  ['sent', Node.DOCUMENT_POSITION_PRECEDING],
] as const)(
  'the email of a campaign that is %s is above the recipients only if it awaits approval',
  async (status, order) => {
    read.mockResolvedValue(sampleCampaign({ status }));
    open();
    const email = await screen.findByRole('heading', { name: 'Email' });
    const recipients = screen.getByRole('heading', { name: 'Recipients' });
    expect(email.compareDocumentPosition(recipients)).toBe(order);
  },
);
