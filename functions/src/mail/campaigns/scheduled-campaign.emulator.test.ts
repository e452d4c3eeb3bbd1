import {
  campaignOf,
  control,
  enqueue,
  HOUR_MS,
  provider,
  REQUEST,
  resetDesk,
  sendAs,
  statusOf,
  twoMailers,
  work,
} from '../../testing/mail/campaign-desk.ts';
import { randomUUID } from 'node:crypto';
import { Query } from 'firebase-admin/firestore';
import { LEASE_MS } from '../deliveries/delivery-state.ts';
import { beforeNextAnswer } from '../../testing/in-between.ts';
import { addReaders } from '../../testing/mail/registrants.ts';
import { approvalsSeenBy, decide } from '../../testing/people/approval-desk.ts';
import { accounts, type Caller, signedIn } from '../../testing/people/staff-calls.ts';
import { collection } from '../../base/firestore.ts';
import { sweepApprovals } from './approval/end-approval.ts';
import { campaignDocument } from './campaign-document.ts';
import { createCampaign } from './start-campaign.ts';
import { sweepCampaigns } from './sweep-campaigns.ts';

const DAY_MS = 24 * HOUR_MS;
let sender: Caller;

beforeEach(async () => {
  await resetDesk();
  sender = await signedIn({ roles: ['mailer'] });
});

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Schedules a campaign that starts in two hours. */
async function schedule(caller = sender) {
  const campaignId = randomUUID();
  const startsAt = inMs(2 * HOUR_MS);
  const answer = await sendAs(caller, campaignId, { startsAt });
  return { id: campaignId, startsAt, time: Date.parse(startsAt), answer };
}

async function addOneMore(): Promise<void> {
  const late = { forum_id: '2025', email: 'late@example.org', full_name: 'Late Sample' };
  await collection('registrants').doc('late').set(late);
}

describe('a scheduled campaign', () => {
  test('starts only at its time, and reaches all who are registered by then once', async () => {
    const { id, time, answer } = await schedule();
    expect(answer).toEqual({ success: true, recipientCount: 4 });
    expect(enqueue).not.toHaveBeenCalled();
    await addOneMore();
    expect(await sweepCampaigns(time - 1)).toBe(0);
    await work(id);
    expect(await campaignOf(id)).toMatchObject({ status: 'scheduled', deliveries: { waiting: 0 } });

    const started = await Promise.all([sweepCampaigns(time), sweepCampaigns(time)]);
    expect(started.sort()).toEqual([0, 1]);
    await Promise.all([work(id), work(id)]);
    expect(provider.addresses.sort()).toEqual(
      ['ada', 'bo', 'cy', 'di', 'late'].map((name) => `${name}@example.org`),
    );
    expect(await statusOf(id)).toBe('sent');
  });

  test('is started by a later sweep if the first one fails to start a worker', async () => {
    const { id, time } = await schedule();
    enqueue.mockRejectedValueOnce(new Error('The instance is gone.'));
    await expect(sweepCampaigns(time)).rejects.toThrow('gone');
    expect(await sweepCampaigns(time + LEASE_MS - 1)).toBe(0);
    expect(await sweepCampaigns(time + LEASE_MS)).toBe(1);
    await work(id);
    expect(await sweepCampaigns(time + DAY_MS)).toBe(0);
    expect(provider.addresses).toHaveLength(4);
  });

  test('can be canceled before its start, also repeatedly, but not after it', async () => {
    const { id, time } = await schedule();
    expect(await control(id, 'cancel')).toEqual({ status: 'canceled', changed: 0 });
    expect(await control(id, 'cancel')).toEqual({ status: 'canceled', changed: 0 });
    expect(await sweepCampaigns(time)).toBe(0);
    await work(id);
    expect(provider.addresses).toEqual([]);
    for (const action of ['resume', 'pause', 'retry-failed']) {
      await expect(control(id, action)).rejects.toMatchObject({ code: 'failed-precondition' });
    }

    const begun = await schedule();
    await sweepCampaigns(begun.time);
    await expect(control(begun.id, 'cancel')).rejects.toMatchObject({
      code: 'failed-precondition',
    });
  });

  test('is not started if it is canceled just after a sweep has found it', async () => {
    const { id, time } = await schedule();
    beforeNextAnswer(Query.prototype, 'get', () => control(id, 'cancel'));
    expect(await sweepCampaigns(time)).toBe(0);
    expect(await statusOf(id)).toBe('canceled');
  });

  test('waits until staff resume it if the account of its sender was disabled', async () => {
    const { id, time } = await schedule();
    await accounts().updateUser(sender.uid, { disabled: true });
    expect(await sweepCampaigns(time)).toBe(0);
    expect(await campaignOf(id)).toMatchObject({ status: 'paused', pause_reason: 'sender-left' });
    await control(id, 'resume');
    await work(id);
    expect(provider.addresses).toHaveLength(4);
  });

  test('is not changed by a repeated request; one with another start is refused', async () => {
    const { id, startsAt, time } = await schedule();
    await sendAs(sender, id, { startsAt });
    await sweepCampaigns(time);
    await work(id);
    const again = { ...CAMPAIGN, startsAt };
    await createCampaign(id, again, { actor: sender.uid }, time + HOUR_MS);
    expect(await statusOf(id)).toBe('sent');
    const other = sendAs(sender, id, { startsAt: inMs(3 * HOUR_MS) });
    await expect(other).rejects.toMatchObject({ code: 'already-exists' });
  });

  test.each([
    ['in the past', -1000],
    ['more than 60 days away', 60 * DAY_MS + HOUR_MS],
  ])('is refused if its start is %s', async (_when, ms) => {
    const campaignId = randomUUID();
    const asked = sendAs(sender, campaignId, { startsAt: inMs(ms) });
    await expect(asked).rejects.toMatchObject({ code: 'invalid-argument' });
    expect((await campaignDocument(campaignId).get()).exists).toBe(false);
  });
});

/** The sample campaign as the function cleans it. */
const CAMPAIGN = {
  recipientType: 'all',
  forum_id: '2025',
  subject: REQUEST.subject,
  content: '<p>Hello {{first_name}}, the doors open early.</p>',
} as const;

describe('a scheduled campaign to more recipients than the limit', () => {
  let other: Caller;

  beforeEach(async () => {
    const { requester, other: second } = await twoMailers();
    [sender, other] = [requester, second];
  });

  test('needs approval when scheduled, and again if it has too many new recipients', async () => {
    const { id, startsAt, time, answer } = await schedule();
    expect(answer).toEqual({ success: true, recipientCount: 4, needsApproval: true });
    expect(await approvalsSeenBy(other)).toMatchObject([
      { campaign: { recipients: 4, startsAt }, validUntil: startsAt },
    ]);
    expect(await decide(other, id)).toBe('done');
    expect(await statusOf(id)).toBe('scheduled');
    await work(id);
    expect(provider.addresses).toEqual([]);

    await addOneMore();
    expect(await sweepCampaigns(time)).toBe(1);
    await work(id);
    expect(await statusOf(id)).toBe('awaiting-approval');
    expect(await decide(other, id)).toBe('done');
    await work(id);
    expect(provider.addresses).toHaveLength(5);
  });

  test('is sent at its time to up to a tenth more recipients than were approved', async () => {
    await addReaders(20);
    const { id, time } = await schedule();
    await decide(other, id);
    await addReaders(22);
    await sweepCampaigns(time);
    await work(id);
    expect(provider.addresses).toHaveLength(22);
  });

  test.each([
    ['if nobody has approved it by then', undefined],
    ['if somebody has declined it', 'decline'],
  ] as const)('is not sent at its time %s', async (_who, decision) => {
    const { id, time } = await schedule();
    if (decision) await decide(other, id, { decision });
    await sweepCampaigns(time);
    await sweepApprovals(time);
    await sweepCampaigns(time + DAY_MS);
    await work(id);
    expect(provider.addresses).toEqual([]);
    expect(await statusOf(id)).toBe('not-approved');
    const late = decide(other, id);
    await expect(late).rejects.toMatchObject({ code: 'failed-precondition' });
  });
});
