import {
  auditActions,
  enqueue,
  provider,
  work,
  beginAs,
  sendAs,
  statusOf,
  twoMailers,
} from '../../../testing/mail/campaign-desk.ts';
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { CALLABLES, TASKS } from '@raade/contracts/base/callables';
import { sweepCampaigns } from '../sweep-campaigns.ts';
import { collection } from '../../../base/firestore.ts';
import { approvalsSeenBy, decide } from '../../../testing/people/approval-desk.ts';
import {
  accounts,
  auditLog,
  callAs,
  type Caller,
  signedIn,
} from '../../../testing/people/staff-calls.ts';

const DENIED = { code: 'permission-denied' };

let requester: Caller;
let other: Caller;

beforeEach(async () => {
  ({ requester, other } = await twoMailers());
});

describe('a campaign to more recipients than the limit', () => {
  test('waits for the approval of its exact number of recipients', async () => {
    const campaignId = randomUUID();
    expect(await sendAs(requester, campaignId)).toEqual({
      success: true,
      recipientCount: 4,
      needsApproval: true,
    });
    await work(campaignId);
    await sweepCampaigns();
    await work(campaignId);
    expect(provider.addresses).toEqual([]);
    expect(await statusOf(campaignId)).toBe('awaiting-approval');
    expect(await approvalsSeenBy(other)).toEqual([
      {
        id: campaignId,
        state: 'waiting',
        campaign: {
          subject: 'Sample news',
          recipient_type: 'all',
          forum_id: '2025',
          recipients: 4,
        },
        digest: expect.stringMatching(/^[0-9a-f]{64}$/),
        requestedBy: `${requester.uid}@example.org`,
        isOwn: false,
        requestedAt: expect.any(String),
        validUntil: expect.any(String),
        decidedBy: null,
        decidedAt: null,
        reason: null,
      },
    ]);
    expect(await auditActions()).toEqual(['ask-for-approval', 'send-email-campaign']);
  });

  test('is sent once to each recipient, even if several people approve it repeatedly', async () => {
    const third = await signedIn({ roles: ['admin'] });
    const id = await beginAs(requester);
    const answers = await Promise.allSettled([
      decide(other, id),
      decide(other, id),
      decide(third, id),
    ]);
    const taken = answers.filter((answer) => answer.status === 'fulfilled');
    expect(taken.map(({ value }) => value)).toContain('done');
    expect(enqueue).toHaveBeenLastCalledWith(TASKS.sendDeliveries, { campaignId: id });
    await Promise.all([work(id), work(id)]);
    await work(id);
    expect(provider.addresses).toHaveLength(4);
    expect(await statusOf(id)).toBe('sent');
    const decisions = (await auditLog()).filter(({ action }) => action === 'decide-approval');
    const [{ actor } = { actor: '' }] = decisions;
    expect([other.uid, third.uid]).toContain(actor);
    const subject = `approvals/${id}`;
    expect(decisions).toMatchObject([{ subject, details: { state: 'done' } }]);
    const decidedBy = `${actor}@example.org`;
    expect(await approvalsSeenBy(requester)).toMatchObject([
      { state: 'done', isOwn: true, decidedBy },
    ]);
  });

  test('cannot be approved by its requester, not even in another session', async () => {
    const id = await beginAs(requester);
    const elsewhere = {
      ...requester,
      token: { ...requester.token, auth_time: requester.token.auth_time + 1 },
    };
    for (const caller of [requester, elsewhere]) {
      await expect(decide(caller, id)).rejects.toMatchObject(DENIED);
    }
    expect(await statusOf(id)).toBe('awaiting-approval');
  });

  test('cannot be started by pausing, resuming or retrying it', async () => {
    const campaignId = await beginAs(requester);
    for (const action of ['pause', 'resume', 'retry-failed', 'retry-unknown']) {
      const asked = callAs(other, CALLABLES.controlEmailCampaign, { campaignId, action });
      await expect(asked).rejects.toMatchObject({ code: 'failed-precondition' });
    }
    await work(campaignId);
    expect(provider.addresses).toEqual([]);
  });

  test('is sent even if no worker could be started at its approval', async () => {
    const id = await beginAs(requester);
    enqueue.mockRejectedValueOnce(new Error('The instance is gone.'));
    await expect(decide(other, id)).rejects.toMatchObject({ code: 'internal' });
    enqueue.mockClear();
    expect(await sweepCampaigns()).toBe(1);
    expect(enqueue).toHaveBeenCalledWith(TASKS.sendDeliveries, { campaignId: id });
    await work(id);
    expect(provider.addresses).toHaveLength(4);
    // A repeated request returns the answer that was lost.
    expect(await decide(other, id)).toBe('done');
  });
});
describe('a campaign is sent at once', () => {
  test.each([
    ['if its recipients do not exceed the limit', '4'],
    ['if approvals are turned off', 'off'],
  ])('%s', async (_when, limit) => {
    process.env['APPROVAL_ABOVE_RECIPIENTS'] = limit;
    const id = randomUUID();
    expect(await sendAs(requester, id)).toEqual({ success: true, recipientCount: 4 });
    await work(id);
    expect(provider.addresses).toHaveLength(4);
    expect(await approvalsSeenBy(other)).toEqual([]);
    expect(await auditActions()).toEqual(['send-email-campaign']);
  });

  test('if nobody else could approve it, which the audit log shows', async () => {
    await accounts().updateUser(other.uid, { disabled: true });
    const invited = await signedIn({ roles: ['admin'] });
    await accounts().updateUser(invited.uid, { emailVerified: false });
    await signedIn({ roles: ['viewer', 'reviewer', 'treasurer', 'editor'] });
    const id = randomUUID();
    expect(await sendAs(requester, id)).toEqual({ success: true, recipientCount: 4 });
    await work(id);
    expect(provider.addresses).toHaveLength(4);
    expect(await auditLog()).toContainEqual({
      action: 'act-without-approval',
      actor: requester.uid,
      actor_address: expect.any(String),
      subject: `email_campaigns/${id}`,
      details: { recipients: 4 },
    });
  });

  test('but not if its sender has recently revoked the only other approver', async () => {
    await accounts().updateUser(other.uid, { disabled: true });
    const entry = {
      action: 'revoke-person',
      actor: requester.uid,
      subject: `accounts/${other.uid}`,
      details: { before: ['mailer'] },
    };
    const entryDocument = collection('auditLog').doc();
    await entryDocument.set({ ...entry, created_at: Timestamp.now() });
    const id = await beginAs(requester);
    expect(await statusOf(id)).toBe('awaiting-approval');
    const longAgo = Timestamp.fromMillis(Date.now() - 8 * 24 * 60 * 60 * 1000);
    await entryDocument.update({ created_at: longAgo });
    const next = await beginAs(requester);
    expect(await statusOf(next)).toBe('sent');
  });

  test('but not if its sender has taken the roles of all other approvers', async () => {
    const admin = await signedIn();
    for (const { uid } of [requester, other]) {
      const change = { uid, from: ['mailer'], to: ['viewer'] };
      await callAs(admin, CALLABLES.changeRoles, change);
    }
    expect(await statusOf(await beginAs(admin))).toBe('awaiting-approval');
  });

  test('if its sender changed the roles of others, but not their right to approve', async () => {
    const admin = await signedIn();
    const change = { uid: other.uid, from: ['mailer'], to: ['viewer', 'mailer'] };
    await callAs(admin, CALLABLES.changeRoles, change);
    for (const { uid } of [requester, other]) await accounts().updateUser(uid, { disabled: true });
    expect(await statusOf(await beginAs(admin))).toBe('sent');
  });
});

test('recipients who are added after the request count toward the limit', async () => {
  process.env['APPROVAL_ABOVE_RECIPIENTS'] = '4';
  const campaignId = randomUUID();
  expect(await sendAs(requester, campaignId)).not.toHaveProperty('needsApproval');
  const registrants = collection('registrants');
  const late = { email: 'late@example.org', full_name: 'Late Sample' };
  await registrants.doc('late').set({ forum_id: '2025', ...late });
  await work(campaignId);
  expect(await statusOf(campaignId)).toBe('awaiting-approval');
  expect(provider.addresses).toEqual([]);
});
