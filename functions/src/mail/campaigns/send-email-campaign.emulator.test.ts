import {
  auditActions,
  begin,
  callAs,
  campaignOf,
  deliveriesByAddress,
  enqueue,
  now,
  press,
  provider,
  resetDesk,
  work,
} from '../../testing/mail/campaign-desk.ts';
import { randomUUID } from 'node:crypto';
import { CALLABLES, TASKS } from '@raade/contracts/base/callables';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { collection, firestore } from '../../base/firestore.ts';
import { freezeAudience } from './audience/freeze-audience.ts';
import { clear, suppress } from '../../testing/mail/registrants.ts';

beforeEach(resetDesk);

describe('a test mail', () => {
  test('[CALL-13] is sent only to the test address, as recipients would get it', async () => {
    const answer = await press({ testMode: true, testEmail: 'staff@example.org' });
    expect(answer).toEqual({ success: true, recipientCount: 1 });
    expect(provider.addresses).toEqual(['staff@example.org']);
    const mail = provider.asked[0]?.mails[0];
    expect(mail?.subject).toBe('Sample news');
    expect(mail?.html).toContain('Hello there, the doors open early.');
    expect(mail?.html).not.toContain('onclick');
    expect((await collection('emailCampaigns').get()).size).toBe(0);
    expect(await auditActions()).toEqual(['send-test-email']);
  });

  test.each([
    ['temporary', 'does not take mail right now'],
    ['refused', 'refused the email'],
    ['unknown', 'may have been sent'],
  ] as const)('with the result %s is answered with advice', async (status, advice) => {
    provider.answer = () => ({ status, reason: 'sample words of the server' });
    const answer = await press({ testMode: true, testEmail: 'staff@example.org' });
    expect(answer.success).toBe(false);
    expect(answer.message).toContain(advice);
    expect(answer.message).toContain('sample words of the server');
  });
});

describe('a campaign', () => {
  test.each([
    ['all', ['ada@example.org', 'bo@example.org', 'cy@example.org', 'di@example.org']],
    ['students', ['ada@example.org']],
    ['professionals', ['bo@example.org', 'di@example.org']],
    ['group-leaders', ['cy@example.org']],
  ] as const)('[CALL-13] to %s is sent to each address once', async (recipientType, to) => {
    const campaignId = randomUUID();
    const answer = await press({ campaignId, recipientType });
    expect(answer).toEqual({ success: true, recipientCount: to.length });
    expect(provider.asked).toEqual([]);
    expect(enqueue).toHaveBeenCalledWith(TASKS.sendDeliveries, { campaignId });

    await work(campaignId);
    await work(campaignId);
    expect(provider.addresses).toEqual(to);
    const [mail] = provider.asked[0]?.mails ?? [];
    expect(mail?.headers['List-Unsubscribe']).toMatch(/^<http.*token=.*>$/);
    expect(await campaignOf(campaignId)).toMatchObject({
      content: expect.not.stringContaining('onclick') as unknown,
      status: 'sent',
      deliveries: { waiting: 0, sending: 0, sent: to.length, failed: 0, unknown: 0 },
    });
  });

  test('is not created twice; a request with its id and other content is refused', async () => {
    const campaignId = randomUUID();
    const [first, second] = await Promise.all([press({ campaignId }), press({ campaignId })]);
    expect(second).toEqual(first);
    expect(await auditActions()).toEqual(['send-email-campaign']);
    await expect(press({ campaignId, subject: 'Other news' })).rejects.toMatchObject({
      code: 'already-exists',
    });
  });

  test('without recipients is not created', async () => {
    await clear(COLLECTIONS.registrants);
    expect(await press()).toEqual({
      success: false,
      message: expect.stringContaining('no recipients'),
    });
    expect((await collection('emailCampaigns').get()).size).toBe(0);
  });
});

/** Cancels registrants by their place in the list of the desk: 0 and 1 are Ada, 2 is Bo. */
const cancel = (...places: readonly number[]) =>
  Promise.all(
    places.map((place) =>
      firestore()
        .doc(`${COLLECTIONS.registrants}/registrant-00000${place}`)
        .update({ status: 'cancelled' }),
    ),
  );

const ALL = ['ada', 'bo', 'cy', 'di'] as const;

test.each<[string, () => Promise<unknown>, readonly string[], object]>([
  ['unsubscribed', () => Promise.resolve(), ALL, { unsubscribed: 1, invalid: 1, duplicate: 1 }],
  [
    'unreachable or complaining',
    async () => {
      await suppress('ada@example.org', 'hard-bounce');
      await suppress('bo@example.org', 'complaint');
    },
    ['cy', 'di'],
    { unsubscribed: 2, invalid: 3 },
  ],
  ['canceled', () => cancel(2, 5), ['ada', 'cy', 'di'], { cancelled: 2, invalid: 1, duplicate: 1 }],
])(
  '[CALL-13] %s registrants are excluded, with equal counts in preview and campaign',
  async (_what, arrange, names, left) => {
    await arrange();
    const excluded = { cancelled: 0, unsubscribed: 0, invalid: 0, duplicate: 0, ...left };
    const counted = await callAs('staff', CALLABLES.previewEmailCampaign, { recipientType: 'all' });
    expect(counted).toEqual({ registrants: 7, recipients: names.length, excluded });
    const id = await begin();
    await work(id);
    expect(provider.addresses).toEqual(names.map((name) => `${name}@example.org`));
    expect(await campaignOf(id)).toMatchObject({ status: 'sent', excluded });
  },
);

test('a recipient whose address is suppressed before the sending gets no mail', async () => {
  const id = await begin();
  await freezeAudience(id, () => now() < 0);
  await suppress('ada@example.org', 'soft-bounces');
  await work(id);
  expect(provider.addresses).not.toContain('ada@example.org');
  expect((await deliveriesByAddress(id)).get('ada@example.org')).toMatchObject({
    status: 'failed',
    reason: expect.stringContaining('has not accepted email'),
  });
});

test('a recipient who is no longer registered at the forum gets no mail', async () => {
  const registrants = collection('registrants');
  await registrants.doc('registrant-000001').update({ email: 'ada@example.org' });
  const elsewhere = { forum_id: '2024', email: 'bo@example.org', full_name: 'Bo Sample' };
  await registrants.doc('elsewhere').set({ ...elsewhere, status: 'confirmed' });
  const id = await begin();
  await freezeAudience(id, () => now() < 0);
  await cancel(0, 2);
  await registrants.doc('registrant-000003').delete();
  await work(id);
  expect(provider.addresses).toEqual(['ada@example.org', 'di@example.org']);
  const deliveries = await deliveriesByAddress(id);
  const canceled = { status: 'failed', reason: 'Canceled before it was sent.' };
  expect(deliveries.get('bo@example.org')).toMatchObject(canceled);
  expect(deliveries.get('cy@example.org')).toMatchObject(canceled);
});
