import { CAMPAIGN_STOPS } from '@raade/contracts/mail/campaign-stops';
import { CALLABLES, TASKS } from '@raade/contracts/base/callables';
import { LOG } from '../../testing/test-environment.ts';
import {
  auditActions,
  begin,
  callAs,
  campaignOf,
  control,
  enqueue,
  HOUR_MS,
  now,
  press,
  provider,
  resetDesk,
  skip,
  work,
} from '../../testing/mail/campaign-desk.ts';
import { firestore } from '../../base/firestore.ts';
import {
  afterFirstCount,
  beforeNextAnswer,
  beforeNextTransaction,
} from '../../testing/in-between.ts';
import { addReaders } from '../../testing/mail/registrants.ts';
import { campaignDocument, deliveriesOf } from './campaign-document.ts';
import { recordProgress, wakeForCounts } from './record-progress.ts';
import { retryDeliveries } from './control-campaign.ts';
import { sweepCampaigns } from './sweep-campaigns.ts';

beforeEach(resetDesk);

describe('staff', () => {
  test('can pause a campaign between two batches and resume it', async () => {
    const id = await begin();
    provider.beforeAnswer = async () => {
      provider.beforeAnswer = () => undefined;
      expect(await control(id, 'pause')).toEqual({ status: 'paused', changed: 0 });
    };
    await work(id);
    await work(id);
    expect(provider.asked).toHaveLength(1);
    expect(await campaignOf(id)).toMatchObject({ status: 'paused', pause_reason: 'by-staff' });
    expect(await sweepCampaigns(now() + HOUR_MS)).toBe(0);

    enqueue.mockClear();
    await control(id, 'pause');
    expect(enqueue).not.toHaveBeenCalled();
    expect(await control(id, 'resume')).toEqual({ status: 'sending', changed: 0 });
    expect(enqueue).toHaveBeenCalledWith(TASKS.sendDeliveries, { campaignId: id });
    await work(id);
    expect(await campaignOf(id)).toMatchObject({ status: 'sent', deliveries: { sent: 4 } });
    expect(await auditActions()).toHaveLength(4);
    await expect(control(id, 'pause')).rejects.toMatchObject({ code: 'failed-precondition' });
    await expect(control('nothing', 'pause')).rejects.toMatchObject({ code: 'not-found' });
  });

  test('can pause a campaign before its audience is frozen, so that nothing is sent', async () => {
    const id = await begin();
    await control(id, 'pause');
    expect(await control(id, 'resume')).toMatchObject({ status: 'preparing' });
    await control(id, 'pause');
    await work(id);
    expect((await deliveriesOf(id).get()).size).toBe(0);
  });

  test('can stop all mail, including test mails, and start it again', async () => {
    const id = await begin();
    provider.beforeAnswer = async () => {
      provider.beforeAnswer = () => undefined;
      await callAs('staff', CALLABLES.controlMail, { sending: false });
    };
    await work(id);
    expect(provider.asked).toHaveLength(1);
    expect(await sweepCampaigns(now() + HOUR_MS)).toBe(0);
    expect(await press({ testMode: true, testEmail: 'staff@example.org' })).toMatchObject({
      success: false,
      message: expect.stringContaining('stopped'),
    });
    expect(provider.asked).toHaveLength(1);

    await callAs('staff', CALLABLES.controlMail, { sending: true });
    expect((await auditActions()).filter((action) => action === 'control-mail')).toHaveLength(2);
    enqueue.mockClear();
    expect(await sweepCampaigns(now() + 1000)).toBe(1);
    expect(enqueue).toHaveBeenCalledWith(TASKS.sendDeliveries, { campaignId: id });
    // A worker was enqueued a second ago, so the sweep enqueues no other.
    expect(await sweepCampaigns(now() + 2000)).toBe(0);
    await work(id);
    expect(await campaignOf(id)).toMatchObject({ status: 'sent', deliveries: { sent: 4 } });
  });
});

test('one retry by staff tries each mail once, even if all fail again meanwhile', async () => {
  const id = await begin();
  const fail = async () => {
    const batch = firestore().batch();
    const { docs } = await deliveriesOf(id).get();
    for (const { ref } of docs) batch.update(ref, { status: 'failed' });
    await batch.commit();
  };
  const batch = firestore().batch();
  for (let reader = 0; reader < 150; reader += 1) {
    batch.set(deliveriesOf(id).doc(String(reader)), { status: 'failed' });
  }
  await batch.commit();
  beforeNextTransaction(async () => {
    // The mails also fail before the second of its two transactions.
    beforeNextTransaction(fail);
    return fail();
  });
  expect(await retryDeliveries(id, 'failed')).toBe(150);
});

/** Begins a campaign and sends all its mails, but leaves its status at `sending`. */
async function beginUntilEnd(): Promise<string> {
  const id = await begin();
  await work(id);
  await campaignDocument(id).update({ status: 'sending', finished_at: null });
  return id;
}

test('a campaign that staff pause while its mails are counted stays paused', async () => {
  const id = await beginUntilEnd();
  beforeNextTransaction(() => control(id, 'pause'));
  await recordProgress(id, 'when-next-due');
  expect(await campaignOf(id)).toMatchObject({ status: 'paused', deliveries: { sent: 4 } });
});

test('a campaign does not end if a worker takes a batch while mails are counted', async () => {
  const id = await beginUntilEnd();
  const [last] = (await deliveriesOf(id).get()).docs;
  await last?.ref.update({ status: 'waiting' });
  const beingSent = deliveriesOf(id).where('status', '==', 'sending');
  const restore = await afterFirstCount(beingSent, () => last?.ref.update({ status: 'sending' }));
  await recordProgress(id, 'when-next-due');
  restore();
  expect(await campaignOf(id)).toMatchObject({
    status: 'sending',
    deliveries: { sent: 3, waiting: 1, sending: 0 },
  });
});

test('a bounce between the last count and the end of a campaign is counted', async () => {
  const id = await beginUntilEnd();
  const [last] = (await deliveriesOf(id).get()).docs;
  beforeNextAnswer(firestore(), 'runTransaction', async () => {
    await last?.ref.update({ bounce: 'hard-bounce' });
    await wakeForCounts(id);
  });
  await recordProgress(id, 'when-next-due');
  await sweepCampaigns(now());
  expect(await campaignOf(id)).toMatchObject({ status: 'sent', bounces: { 'hard-bounce': 1 } });
});

const READERS = 90;
const { least } = CAMPAIGN_STOPS['hard-bounces'];

/** Skips the time after which bounces are counted again. */
const countOften = () => skip(6000);

test('too many hard bounces pause a campaign with that reason until staff resume it', async () => {
  await addReaders(READERS);
  provider.answer = () => ({
    status: 'refused',
    reason: '550 5.1.1 No such user',
    isMailboxMissing: true,
  });
  provider.beforeAnswer = countOften;
  const id = await begin();
  expect(await work(id)).toBe('stopped');
  const stopped = await campaignOf(id);
  expect(stopped).toMatchObject({ status: 'paused', pause_reason: 'hard-bounces' });
  expect(stopped.bounces?.['hard-bounce']).toBe(provider.addresses.length);
  expect(provider.addresses.length).toBeLessThan(least + 2 * provider.batchSize);
  expect(LOG.filter((line) => line.includes('too many bounces or complaints'))).toHaveLength(1);
  expect(await work(id)).toBe('empty');

  // After a resume, as many bounces pause it again.
  const before = provider.addresses.length;
  await control(id, 'resume');
  expect(await work(id)).toBe('stopped');
  expect(await campaignOf(id)).toMatchObject({ status: 'paused', pause_reason: 'hard-bounces' });
  expect(provider.addresses.length - before).toBeGreaterThanOrEqual(least);

  provider.answer = () => ({ status: 'sent' });
  await control(id, 'resume');
  expect(await campaignOf(id)).toMatchObject({ status: 'sending', pause_reason: null });
  await work(id);
  expect(await campaignOf(id)).toMatchObject({ status: 'sent', deliveries: { waiting: 0 } });
  expect(provider.addresses).toHaveLength(READERS);
});

test('complaints that are reported while a campaign is being sent pause it', async () => {
  await addReaders(READERS);
  const id = await begin();
  let taken = 0;
  provider.beforeAnswer = async () => {
    countOften();
    taken += 1;
    if (taken !== 4) return;
    const { docs } = await deliveriesOf(id).limit(CAMPAIGN_STOPS.complaints.least).get();
    for (const { ref } of docs) await ref.update({ bounce: 'complaint' });
  };
  expect(await work(id)).toBe('stopped');
  expect(await campaignOf(id)).toMatchObject({ status: 'paused', pause_reason: 'complaints' });
});

test('equal refusals with an unknown code pause a campaign, and few mails fail', async () => {
  await addReaders(40);
  provider.answer = () => ({ status: 'refused', reason: '550 not today', code: '550' });
  const id = await begin();
  await work(id);
  const { asked } = provider;
  expect(await campaignOf(id)).toMatchObject({
    status: 'paused',
    pause_reason: 'provider',
    deliveries: { failed: 9, waiting: 31 },
  });
  expect(asked.flatMap(({ mails }) => mails)).toHaveLength(12);
  expect(LOG.join('\n')).toContain('a campaign was paused');

  provider.reset();
  await control(id, 'resume');
  skip(HOUR_MS);
  await work(id);
  expect(await campaignOf(id)).toMatchObject({ status: 'sent', deliveries: { sent: 31 } });
});

test('equal refusals also pause a campaign after temporary failures of all mails', async () => {
  await addReaders(30);
  provider.answer = () => ({ status: 'temporary', reason: '421 slow down' });
  const id = await begin();
  await work(id);
  provider.answer = () => ({ status: 'refused', reason: '550 not today', code: '550' });
  skip(HOUR_MS);
  await work(id);
  expect(await campaignOf(id)).toMatchObject({
    status: 'paused',
    pause_reason: 'provider',
    deliveries: { failed: 9, waiting: 21 },
  });
});

test('a campaign with only equal refusals ends if staff resume it each time', async () => {
  await addReaders(30);
  provider.answer = () => ({ status: 'refused', reason: '550 not them', code: '550' });
  const id = await begin();
  // In each run nine mails fail, and those that waited in the run before.
  for (let runs = 0; runs < 3 && (await campaignOf(id)).status !== 'sent'; runs += 1) {
    await work(id);
    if ((await campaignOf(id)).status === 'paused') await control(id, 'resume');
    skip(HOUR_MS);
  }
  expect(await campaignOf(id)).toMatchObject({ status: 'sent', deliveries: { failed: 30 } });
});
