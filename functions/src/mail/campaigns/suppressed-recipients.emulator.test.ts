import {
  begin,
  callAs,
  campaignOf,
  deliveriesByAddress,
  now,
  provider,
  resetDesk,
  work,
} from '../../testing/mail/campaign-desk.ts';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { firestore } from '../../base/firestore.ts';
import { suppress } from '../../testing/mail/registrants.ts';
import { freezeAudience } from './audience/freeze-audience.ts';
import { CALLABLES } from '@raade/contracts/base/callables';

beforeEach(resetDesk);

/** Registrants of the desk stand under ids in their order: Ada is the first two, Bo the third. */
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
    'cannot be reached, or complained',
    async () => {
      await suppress('ada@example.org', 'hard-bounce');
      await suppress('bo@example.org', 'complaint');
    },
    ['cy', 'di'],
    { unsubscribed: 2, invalid: 3 },
  ],
  [
    'cancelled',
    () => cancel(2, 5),
    ['ada', 'cy', 'di'],
    { cancelled: 2, invalid: 1, duplicate: 1 },
  ],
])(
  '[CALL-13] who has %s is left out of a campaign, and counted before as it is frozen',
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

test('whose address is suppressed before their turn gets no mail, and staff see why', async () => {
  const id = await begin();
  await freezeAudience(id, () => now() < 0);
  await suppress('ada@example.org', 'soft-bounces');
  await work(id);
  expect(provider.addresses).not.toContain('ada@example.org');
  expect((await deliveriesByAddress(id)).get('ada@example.org')).toMatchObject({
    status: 'failed',
    reason: expect.stringContaining('has taken no email'),
  });
});

test('who cancels before their turn gets no mail, and who still is registered once does', async () => {
  await firestore()
    .doc(`${COLLECTIONS.registrants}/registrant-000001`)
    .update({ email: 'ada@example.org' });
  const id = await begin();
  await freezeAudience(id, () => now() < 0);
  await cancel(0, 2);
  await work(id);
  expect(provider.addresses).toEqual(['ada@example.org', 'cy@example.org', 'di@example.org']);
  expect((await deliveriesByAddress(id)).get('bo@example.org')).toMatchObject({
    status: 'failed',
    reason: 'Cancelled before it was their turn.',
  });
});
