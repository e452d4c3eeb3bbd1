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
import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { SuppressionReason } from '@raade/contracts/mail/suppressions';
import { firestore } from '../../base/firestore.ts';
import { addressHash } from '../../base/address.ts';
import { suppressionOf } from '../suppressions/suppression.ts';
import { freezeAudience } from './audience/freeze-audience.ts';
import { CALLABLES } from '@raade/contracts/base/callables';

beforeEach(resetDesk);

const suppress = (address: string, reason: SuppressionReason) =>
  suppressionOf(addressHash(address)).set({
    reasons: { [reason]: { since: Timestamp.now(), source: 'report' } },
  });

test('who cannot be reached and who complained are left out of a campaign, and counted', async () => {
  await suppress('ada@example.org', 'hard-bounce');
  await suppress('bo@example.org', 'complaint');
  const excluded = { cancelled: 0, unsubscribed: 2, invalid: 3, duplicate: 0 };
  const audience = { recipientType: 'all' };
  const counted = await callAs('staff', CALLABLES.previewEmailCampaign, audience);
  expect(counted).toEqual({ registrants: 7, recipients: 2, excluded });
  const id = await begin();
  await work(id);
  expect(provider.addresses).toEqual(['cy@example.org', 'di@example.org']);
  expect(await campaignOf(id)).toMatchObject({ status: 'sent', excluded });
});

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

/** Registrants of the desk stand under ids in their order: Ada is the first two, Bo the third. */
const cancel = (...places: readonly number[]) =>
  Promise.all(
    places.map((place) =>
      firestore()
        .doc(`${COLLECTIONS.registrants}/registrant-00000${place}`)
        .update({ status: 'cancelled' }),
    ),
  );

test('[CALL-13] who has cancelled is left out of a group, and counted', async () => {
  await cancel(2, 5);
  const excluded = { cancelled: 2, unsubscribed: 0, invalid: 1, duplicate: 1 };
  const counted = await callAs('staff', CALLABLES.previewEmailCampaign, { recipientType: 'all' });
  expect(counted).toEqual({ registrants: 7, recipients: 3, excluded });
  const id = await begin();
  await work(id);
  expect(provider.addresses).toEqual(['ada@example.org', 'cy@example.org', 'di@example.org']);
  expect(await campaignOf(id)).toMatchObject({ status: 'sent', excluded });
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
