import {
  begin,
  callAs,
  campaignOf,
  control,
  deliveriesByAddress,
  press,
  provider,
  resetDesk,
  work,
} from '../../testing/mail/campaign-desk.ts';
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { CampaignRequest, DeliveryStatus } from '@raade/contracts/mail/campaigns';
import { LEASE_MS } from '../deliveries/delivery-state.ts';
import { auditLog } from '../../testing/people/staff-calls.ts';
import type { MailResult } from '../mail-provider.ts';
import { unsubscribe } from '../../testing/mail/registrants.ts';
import { deliveriesOf } from './campaign-document.ts';
import { collection } from '../../base/firestore.ts';
import { CALLABLES } from '@raade/contracts/base/callables';

beforeEach(resetDesk);

/** Results of the first batch of the campaign to correct; the fourth recipient waits. */
const FIRST_BATCH: readonly MailResult[] = [
  { status: 'sent' },
  { status: 'refused', reason: 'No such mailbox' },
  { status: 'unknown', reason: 'No answer' },
];

/** Begins a campaign to all, and pauses it after its first batch. Returns its id. */
async function stoppedMidway(): Promise<string> {
  const id = await begin();
  const results = [...FIRST_BATCH];
  provider.answer = () => results.shift() ?? { status: 'sent' };
  provider.beforeAnswer = async () => {
    provider.beforeAnswer = () => undefined;
    await control(id, 'pause');
  };
  await work(id);
  provider.reset();
  return id;
}

const correct = (corrects: string, changes: Partial<CampaignRequest> = {}) =>
  press({ subject: 'Correction', corrects, ...changes });

/** Returns the addresses whose delivery has one of these statuses. */
async function addressesWith(id: string, ...states: readonly DeliveryStatus[]) {
  const deliveries = [...(await deliveriesByAddress(id))];
  return deliveries
    .filter(([, { status }]) => states.includes(status))
    .map(([address]) => address)
    .sort();
}

const previewOf = (corrects: string) =>
  callAs('staff', CALLABLES.previewEmailCampaign, { recipientType: 'all', corrects });

const countCorrections = async () =>
  (await collection('emailCampaigns').where('corrects.id', '!=', '').get()).size;

describe('a correction', () => {
  test('is sent only to recipients who got the campaign or may have got it', async () => {
    const id = await stoppedMidway();
    expect(await campaignOf(id)).toMatchObject({
      status: 'paused',
      deliveries: { waiting: 1, sending: 0, sent: 1, failed: 1, unknown: 1 },
    });
    const got = await addressesWith(id, 'sent', 'unknown');
    const excluded = { cancelled: 0, unsubscribed: 0, invalid: 0, duplicate: 0 };
    expect(await previewOf(id)).toEqual({ registrants: 2, recipients: 2, excluded });

    const campaignId = randomUUID();
    expect(await correct(id, { campaignId })).toEqual({ success: true, recipientCount: 2 });
    await work(campaignId);
    await work(campaignId);
    expect(provider.addresses).toEqual(got);
    expect(await campaignOf(campaignId)).toMatchObject({
      status: 'sent',
      recipient_type: 'all',
      corrects: { id, subject: 'Sample news' },
      excluded,
      deliveries: { waiting: 0, sending: 0, sent: 2, failed: 0, unknown: 0 },
    });
    expect(await campaignOf(id)).toMatchObject({ status: 'paused', deliveries: { waiting: 1 } });
    const details = { recipientType: 'all', forum: '2025', corrects: id };
    const auditEntry = { action: 'send-email-campaign', details };
    expect(await auditLog()).toContainEqual(expect.objectContaining(auditEntry));
  });

  test('greets readers by the names in the campaign, and can itself be corrected', async () => {
    const id = await begin();
    await work(id);
    const first = randomUUID();
    await correct(id, { campaignId: first });
    await work(first);
    provider.reset();
    const second = randomUUID();
    await correct(first, { campaignId: second });
    await work(second);
    expect(provider.addresses).toHaveLength(4);
    const mails = provider.asked.flatMap((batch) => batch.mails);
    expect(mails.find(({ to }) => to === 'ada@example.org')?.html).toContain('Hello Ada, ');
    expect(mails.find(({ to }) => to === 'cy@example.org')?.html).toContain('Hello there, ');
  });

  test('excludes and counts readers who have unsubscribed since the campaign', async () => {
    const id = await begin();
    await work(id);
    provider.reset();
    await unsubscribe('bo@example.org');
    const excluded = { cancelled: 0, unsubscribed: 1, invalid: 0, duplicate: 0 };
    expect(await previewOf(id)).toEqual({ registrants: 4, recipients: 3, excluded });
    const campaignId = randomUUID();
    await correct(id, { campaignId });
    await work(campaignId);
    expect(provider.addresses).toEqual(['ada@example.org', 'cy@example.org', 'di@example.org']);
    expect(await campaignOf(campaignId)).toMatchObject({ status: 'sent', excluded });
  });

  test('excludes readers who get the campaign after the correction was prepared', async () => {
    const id = await stoppedMidway();
    const campaignId = randomUUID();
    await correct(id, { campaignId });
    await work(campaignId);
    await control(id, 'resume');
    await work(id);
    await work(campaignId);
    expect((await deliveriesByAddress(campaignId)).size).toBe(2);
  });
});

describe('a request with the id of an existing correction', () => {
  test('has no further effect if repeated, even after the campaign is resumed', async () => {
    const id = await stoppedMidway();
    const campaignId = randomUUID();
    const [first, second] = await Promise.all([
      correct(id, { campaignId }),
      correct(id, { campaignId }),
    ]);
    expect(second).toEqual(first);
    await control(id, 'resume');
    expect(await correct(id, { campaignId })).toEqual(first);
    expect(await countCorrections()).toBe(1);
  });

  test('is refused if it has another audience', async () => {
    const [id, other] = [await stoppedMidway(), await stoppedMidway()];
    const campaignId = randomUUID();
    await correct(id, { campaignId });
    const same = { campaignId, subject: 'Correction' };
    const refused = { code: 'already-exists' };
    await expect(correct(other, same)).rejects.toMatchObject(refused);
    await expect(press(same)).rejects.toMatchObject(refused);
  });
});

describe('a correction cannot be started', () => {
  test('while the campaign is being sent', async () => {
    const id = await stoppedMidway();
    await control(id, 'resume');
    await expect(correct(id)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('Pause it'),
    });
    expect(await countCorrections()).toBe(0);
  });

  test('until all leases on mails of the campaign have expired', async () => {
    const id = await stoppedMidway();
    const [sent] = (await deliveriesOf(id).where('status', '==', 'sent').get()).docs;
    const leasedFor = (ms: number) =>
      sent?.ref.update({ status: 'sending', due_at: Timestamp.fromMillis(Date.now() + ms) });
    await leasedFor(LEASE_MS);
    expect(await previewOf(id)).toMatchObject({ registrants: 1, recipients: 1 });
    await expect(correct(id)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('right now'),
    });
    expect(await countCorrections()).toBe(0);

    await leasedFor(-1);
    expect(await previewOf(id)).toMatchObject({ registrants: 2, recipients: 2 });
    expect(await correct(id)).toEqual({ success: true, recipientCount: 2 });
  });

  test('for another group of recipients than that of the campaign', async () => {
    const id = await stoppedMidway();
    await expect(correct(id, { recipientType: 'students' })).rejects.toMatchObject({
      code: 'invalid-argument',
    });
    expect(await countCorrections()).toBe(0);
  });

  test('if nobody got the campaign, or if it does not exist', async () => {
    const id = await begin();
    await control(id, 'pause');
    for (const nothing of [id, 'nothing']) {
      expect(await correct(nothing)).toMatchObject({ success: false });
    }
    expect(await countCorrections()).toBe(0);
  });
});
