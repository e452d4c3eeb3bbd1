import { LOG } from '../../testing/test-environment.ts';
import {
  begin,
  campaignOf,
  control,
  deliveriesByAddress,
  endAfterHandingOver,
  enqueue,
  HOUR_MS,
  now,
  provider,
  resetDesk,
  skip,
  work,
} from '../../testing/mail/campaign-desk.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { TASKS } from '@raade/contracts/base/callables';
import { LEASE_MS } from '../deliveries/delivery-state.ts';
import { campaignDocument } from './campaign-document.ts';
import { sweepCampaigns } from './sweep-campaigns.ts';

beforeEach(resetDesk);

/** Moves the beginning of a campaign into the past. */
async function ageCampaign(id: string, ageMs: number): Promise<void> {
  const begun = Timestamp.fromMillis(Date.now() - ageMs);
  await campaignDocument(id).update({ created_at: begun, preparing_since: begun });
}

describe('a delivery', () => {
  test('fails at once after a permanent refusal, and can be retried by staff', async () => {
    provider.answer = ({ to }) =>
      to === 'bo@example.org' ? { status: 'refused', reason: 'no such box' } : { status: 'sent' };
    const id = await begin();
    await work(id);
    expect((await deliveriesByAddress(id)).get('bo@example.org')).toMatchObject({
      status: 'failed',
      reason: 'no such box',
    });
    expect(await campaignOf(id)).toMatchObject({ status: 'sent', deliveries: { failed: 1 } });

    provider.reset();
    expect(await control(id, 'retry-failed')).toEqual({ status: 'sending', changed: 1 });
    expect(await campaignOf(id)).toMatchObject({ deliveries: { waiting: 1, failed: 0 } });
    await work(id);
    expect(provider.addresses).toEqual(['bo@example.org']);
    expect(await campaignOf(id)).toMatchObject({ status: 'sent', deliveries: { sent: 4 } });
  });

  test('is retried after temporary failures, and fails after ten attempts', async () => {
    provider.answer = () => ({ status: 'temporary', reason: 'busy' });
    const id = await begin({ recipientType: 'group-leaders' });
    await work(id);
    await work(id);
    expect(provider.asked).toHaveLength(1);
    expect(await campaignOf(id)).toMatchObject({ status: 'sending', deliveries: { waiting: 1 } });
    expect(await sweepCampaigns(now() + 10_000)).toBe(0);
    expect(await sweepCampaigns(now() + 31_000)).toBe(1);

    for (let attempt = 2; attempt <= 12; attempt += 1) {
      skip(1.1 * HOUR_MS);
      await work(id);
    }
    expect(provider.asked).toHaveLength(10);
    expect([...(await deliveriesByAddress(id)).values()]).toEqual([
      { first_name: null, status: 'failed', attempts: 10, reason: expect.stringContaining('busy') },
    ]);
    expect(await campaignOf(id)).toMatchObject({ status: 'sent', deliveries: { failed: 1 } });
  });

  test('waits if the provider blocks all mail, which pauses the campaign', async () => {
    provider.answer = () => ({ status: 'blocked', reason: '550 5.4.5 quota', code: '5.4.5' });
    const id = await begin();
    await work(id);
    expect(await campaignOf(id)).toMatchObject({
      status: 'paused',
      pause_reason: 'provider',
      deliveries: { waiting: 4, failed: 0 },
    });
    expect(provider.asked).toHaveLength(1);
    expect(LOG.join('\n')).toContain('a campaign was paused');
    expect(await sweepCampaigns(now() + HOUR_MS)).toBe(0);

    provider.reset();
    await control(id, 'resume');
    skip(HOUR_MS);
    await work(id);
    expect(await campaignOf(id)).toMatchObject({ status: 'sent', deliveries: { sent: 4 } });
    expect(new Set(provider.addresses).size).toBe(provider.addresses.length);
  });

  test('waits if the provider blocks only this mail, and the others are sent', async () => {
    provider.answer = ({ to }) =>
      to === 'bo@example.org'
        ? { status: 'blocked', reason: '550 5.7.1 not from you', code: '5.7.1' }
        : { status: 'sent' };
    const id = await begin();
    await work(id);
    expect(await campaignOf(id)).toMatchObject({
      status: 'sending',
      deliveries: { sent: 3, waiting: 1 },
    });
  });

  test('is unknown if its worker crashes while sending, and only staff retry it', async () => {
    const id = await begin();
    await endAfterHandingOver(() => work(id));
    await work(id);
    expect(await campaignOf(id)).toMatchObject({ status: 'sending', deliveries: { sending: 3 } });
    expect(await sweepCampaigns(now())).toBe(0);
    skip(LEASE_MS + 1000);
    expect(await sweepCampaigns(now())).toBe(1);
    await work(id);
    expect(await campaignOf(id)).toMatchObject({
      status: 'sent',
      deliveries: { sent: 1, unknown: 3 },
    });
    expect(new Set(provider.addresses).size).toBe(4);
    expect(provider.addresses).toHaveLength(4);

    expect(await control(id, 'retry-unknown')).toEqual({ status: 'sending', changed: 3 });
    await work(id);
    expect(provider.addresses).toHaveLength(7);
    expect(await campaignOf(id)).toMatchObject({ status: 'sent', deliveries: { sent: 4 } });
  });

  test('is not failed by a late refusal if staff have retried it meanwhile', async () => {
    const id = await begin();
    provider.beforeAnswer = async () => {
      provider.beforeAnswer = () => undefined;
      skip(LEASE_MS + 1000);
      await work(id);
      expect(await control(id, 'retry-unknown')).toMatchObject({ changed: provider.batchSize });
      provider.answer = () => ({ status: 'refused', reason: 'too late' });
    };
    await work(id);
    expect(await campaignOf(id)).toMatchObject({ deliveries: { failed: 0 } });
    provider.reset();
    await work(id);
    expect(await campaignOf(id)).toMatchObject({ status: 'sent', deliveries: { sent: 4 } });
  });
});

test('a malformed campaign does not stop the sweep from starting other campaigns', async () => {
  const [odd, good] = [await begin(), await begin()];
  await campaignDocument(odd).update({ status: 'lost' });
  enqueue.mockReset();
  expect(await sweepCampaigns(now() + HOUR_MS)).toBe(1);
  expect(enqueue).toHaveBeenCalledWith(TASKS.sendDeliveries, { campaignId: good });
  expect(LOG.join('\n')).toContain(odd);
});

test('a campaign that was paused right after its start can be resumed days later', async () => {
  const id = await begin();
  await control(id, 'pause');
  await ageCampaign(id, 60 * HOUR_MS);
  expect(await control(id, 'resume')).toMatchObject({ status: 'preparing' });
  // The sweep runs before any worker.
  expect(await sweepCampaigns(now() + 60_000)).toBe(1);
  await work(id);
  expect(await campaignOf(id)).toMatchObject({ status: 'sent', deliveries: { sent: 4 } });
});

test('a campaign fails if its audience could not be frozen within a day', async () => {
  const id = await begin();
  await ageCampaign(id, 25 * HOUR_MS);
  expect(await sweepCampaigns(now() + 1000)).toBe(0);
  expect(await campaignOf(id)).toMatchObject({ status: 'failed' });
});

test('the log contains no addresses', () => {
  expect(LOG.filter((line) => line.includes('@example.org'))).toEqual([]);
});
