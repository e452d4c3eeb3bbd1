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

/** Results of the first batch of the campaign that is to be corrected; the fourth recipient waits. */
const FIRST_BATCH: readonly MailResult[] = [
  { status: 'sent' },
  { status: 'refused', reason: 'No such mailbox' },
  { status: 'unknown', reason: 'No answer' },
];

/** A campaign to all that staff have stopped after its first batch; its id. */
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

/** The addresses whose delivery has one of these states. */
async function addressesWith(id: string, ...states: readonly DeliveryStatus[]) {
  const deliveries = [...(await deliveriesByAddress(id))];
  return deliveries
    .filter(([, { status }]) => states.includes(status))
    .map(([address]) => address)
    .sort();
}

const previewOf = (corrects: string) =>
  callAs('staff', CALLABLES.previewEmailCampaign, { recipientType: 'all', corrects });

const correctionsThere = async () =>
  (await collection('emailCampaigns').where('corrects.id', '!=', '').get()).size;

describe('a correction', () => {
  test('goes to those who were sent the campaign, or may have got it: not to who waits or was refused', async () => {
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
    const noted = { action: 'send-email-campaign', details };
    expect(await auditLog()).toContainEqual(expect.objectContaining(noted));
  });

  test('calls its readers by the names that the campaign had, and can be corrected itself', async () => {
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

  test('leaves out who has unsubscribed since, and counts them', async () => {
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

  test('leaves out who got the campaign after the recipients were written down', async () => {
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

describe('of a press', () => {
  test('that comes twice one correction is made, even if the campaign goes on in between', async () => {
    const id = await stoppedMidway();
    const campaignId = randomUUID();
    const [first, second] = await Promise.all([
      correct(id, { campaignId }),
      correct(id, { campaignId }),
    ]);
    expect(second).toEqual(first);
    await control(id, 'resume');
    expect(await correct(id, { campaignId })).toEqual(first);
    expect(await correctionsThere()).toBe(1);
  });

  test('under the id of a correction no other audience is written to', async () => {
    const [id, other] = [await stoppedMidway(), await stoppedMidway()];
    const campaignId = randomUUID();
    await correct(id, { campaignId });
    const same = { campaignId, subject: 'Correction' };
    const refused = { code: 'already-exists' };
    await expect(correct(other, same)).rejects.toMatchObject(refused);
    await expect(press(same)).rejects.toMatchObject(refused);
  });
});

describe('no correction is begun', () => {
  test('while the campaign is being sent', async () => {
    const id = await stoppedMidway();
    await control(id, 'resume');
    await expect(correct(id)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('Pause it'),
    });
    expect(await correctionsThere()).toBe(0);
  });

  test('while a worker has some of its mails; those whose worker has died may have arrived', async () => {
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
    expect(await correctionsThere()).toBe(0);

    await leasedFor(-1);
    expect(await previewOf(id)).toMatchObject({ registrants: 2, recipients: 2 });
    expect(await correct(id)).toEqual({ success: true, recipientCount: 2 });
  });

  test('for another group than that of the campaign', async () => {
    const id = await stoppedMidway();
    await expect(correct(id, { recipientType: 'students' })).rejects.toMatchObject({
      code: 'invalid-argument',
    });
    expect(await correctionsThere()).toBe(0);
  });

  test('if nobody got the campaign, or there is none', async () => {
    const id = await begin();
    await control(id, 'pause');
    for (const nothing of [id, 'nothing']) {
      expect(await correct(nothing)).toMatchObject({ success: false });
    }
    expect(await correctionsThere()).toBe(0);
  });
});
