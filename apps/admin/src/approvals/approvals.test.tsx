import type { Approval } from '@raade/contracts/mail/approvals';
import { CALLABLES } from '@raade/contracts/base/callables';
import { BUSY, refusal } from '@raade/firebase/testing/callable-answers';
import type { CallableAnswer } from '@raade/firebase/testing/callable-protocol';
import type { Answers } from '@raade/staff/testing/staff-tests';
import { act, screen, waitFor, within } from '@testing-library/react';
import { sampleApproval } from '../testing/sample-answers.ts';
import { openPart, prepareStaffPart } from '../testing/staff-part.tsx';
import { CampaignApproval } from './campaign-approval.tsx';
import { WaitingApprovals } from './waiting-approvals.tsx';

const { listApprovals: LIST, decideApproval: DECIDE, withdrawApproval: WITHDRAW } = CALLABLES;

const CAMPAIGN = sampleApproval();

const listed = (...approvals: readonly Approval[]): CallableAnswer => ({ result: { approvals } });
const inState = (state: Approval['state']): CallableAnswer => ({ result: { state } });

prepareStaffPart();

const open = (answers: Answers) =>
  openPart(<CampaignApproval campaignId="sample-id" />, { answers, roles: ['admin'] });
const button = (name: string) => screen.findByRole('button', { name });

test('the request for a correction names who would get it', async () => {
  const campaign: Approval['campaign'] = {
    ...CAMPAIGN.campaign,
    corrects: { id: 'wrong', subject: 'Wrong news' },
  };
  open({ [LIST]: [listed({ ...CAMPAIGN, campaign })] });
  await screen.findByRole('region', {
    name: 'Send “Sample news” to 1,050 recipients who were sent “Wrong news”',
  });
});

test('another member reads a request, and approves exactly that one, by keyboard alone', async () => {
  const { user, sent } = open({
    [LIST]: [listed(CAMPAIGN), listed({ ...CAMPAIGN, state: 'done', decidedBy: 'bo@example.org' })],
    [DECIDE]: [inState('done')],
  });
  expect(screen.getByRole('status').textContent).toContain('Loading the approval...');
  const panel = await screen.findByRole('region', {
    name: 'Send “Sample news” to 1,050 recipients of forum 2025',
  });
  expect(panel.textContent).toContain('Nothing is sent until somebody else approves it.');
  expect(panel.textContent).toContain('Requested by ada@example.org');
  expect(sent(LIST)).toEqual([{ id: 'sample-id' }]);

  (await button('Approve')).focus();
  await user.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Approve this campaign?' });
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(panel.textContent).toContain('It is sent now, or at its scheduled time.'),
  );
  expect(sent(DECIDE)).toEqual([
    {
      id: 'sample-id',
      digest: CAMPAIGN.digest,
      decision: 'approve',
      reason: '',
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull());
});

test('declining a request needs a reason', async () => {
  const { user, sent } = open({
    [LIST]: [listed(CAMPAIGN)],
    [DECIDE]: [inState('declined')],
  });
  await user.click(await button('Decline'));
  await user.click(await button('Decline Now'));
  screen.getByText('Please say why, in at least 3 characters');
  expect(document.activeElement).toBe(screen.getByLabelText('Why'));
  expect(sent(DECIDE)).toEqual([]);
  await user.type(screen.getByLabelText('Why'), 'The date is wrong.');
  await user.click(await button('Decline Now'));
  await screen.findByText('Declined');
  expect(sent(DECIDE)).toEqual([
    expect.objectContaining({ decision: 'decline', reason: 'The date is wrong.' }),
  ]);
});

test('a refused decision is reported', async () => {
  const message = 'This has changed since you opened it. Review it, then decide.';
  const { user } = open({
    [LIST]: [listed(CAMPAIGN)],
    [DECIDE]: [refusal('ABORTED', message)],
  });
  await user.click(await button('Approve'));
  await user.click(await button('Approve Now'));
  const alert = await screen.findByText(message);
  expect(alert.closest('[role="alert"]')).not.toBeNull();
});

test.each([
  ['expired', 'Too late', /^Nobody approved it in time/],
  ['void', 'Void', /^The campaign or its recipients have changed/],
] as const)('a request that is already %s is reported as such', async (state, title, meaning) => {
  const { user } = open({ [LIST]: [listed(CAMPAIGN)], [DECIDE]: [inState(state)] });
  await user.click(await button('Approve'));
  await user.click(await button('Approve Now'));
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
  await toasts.findByText(title);
  toasts.getByText(meaning);
});

test('the requester can withdraw a request, and cannot approve it', async () => {
  const own = { ...CAMPAIGN, isOwn: true };
  const { user, sent } = open({
    [LIST]: [listed(own), listed(own), listed({ ...own, state: 'withdrawn' })],
    [WITHDRAW]: [BUSY, inState('withdrawn')],
  });
  await screen.findByText(/ada@example.org \(you\)/);
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  await user.click(await button('Withdraw'));
  await screen.findByText('Not withdrawn');
  await user.click(await button('Withdraw'));
  await screen.findByText('Withdrawn');
  expect(sent(WITHDRAW)[1]).toEqual({ id: 'sample-id' });
});

test('the requester sees the decision without loading the page again', async () => {
  jest.useFakeTimers();
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const own = { ...CAMPAIGN, isOwn: true };
  const reason = 'The date is wrong.';
  const ended = { decidedBy: 'bo@example.org', decidedAt: '2025-03-02T12:00:00.000Z', reason };
  open({ [LIST]: [listed(own), listed({ ...own, ...ended, state: 'declined' })] });
  await pass(1);
  screen.getByText(/^Requested by/);
  await pass(15_001);
  expect(screen.getByText(/^Declined by/).parentElement?.textContent).toMatch(
    /^Declined by bo@example.org, .* Why: The date is wrong\.$/,
  );
});

test('an account that may not decide sees which roles may', async () => {
  openPart(<CampaignApproval campaignId="sample-id" />, {
    answers: { [LIST]: [listed(CAMPAIGN)] },
    roles: ['viewer'],
  });
  await screen.findByText(
    'Only a mailer or an admin can decide on this. Your account does not have this role.',
  );
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('requests that could not be read can be loaded again', async () => {
  const { user } = open({ [LIST]: [BUSY, BUSY, listed(CAMPAIGN)] });
  await screen.findByText('Could not load what waits for approval. Please try again.');
  await user.click(await button('Try Again'));
  await button('Approve');
});

test('a notice links to a request that waits for approval', async () => {
  const answers = { [LIST]: [listed(CAMPAIGN)] };
  const { sent } = openPart(<WaitingApprovals />, { answers, roles: ['mailer'] });
  const link = await screen.findByRole('link', {
    name: 'Send “Sample news” to 1,050 recipients of forum 2025',
  });
  expect(link.getAttribute('href')).toBe('/admin/email-management/sample-id');
  expect(sent(LIST)).toEqual([{}]);
});

test('an account that may not see requests does not load them', () => {
  const answers = { [LIST]: [listed(CAMPAIGN)] };
  const { sent } = openPart(<WaitingApprovals />, { answers, roles: ['editor'] });
  expect(sent(LIST)).toEqual([]);
});
