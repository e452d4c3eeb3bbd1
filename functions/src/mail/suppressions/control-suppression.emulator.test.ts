import { Timestamp } from 'firebase-admin/firestore';
import type { SuppressionRequest } from '@raade/contracts/mail/suppressions';
import '../../testing/test-environment.ts';
import { clearAll } from '../../testing/mail/registrants.ts';
import { collection } from '../../base/firestore.ts';
import { addressHash } from '../../base/address.ts';
import { controlSuppression } from './control-suppression.ts';
import { softBouncesOf, reasonsIn, suppressionOf } from './suppression.ts';

const ACTOR = { actor: 'ada', actor_address: null };
const ADDRESS = 'reader@example.org';
const document = suppressionOf(addressHash(ADDRESS));
const control = (action: SuppressionRequest['action'], address = ADDRESS) =>
  controlSuppression({ action, address }, ACTOR);

beforeEach(clearAll);

test('staff suppress an address, find it in any spelling, and lift the suppression', async () => {
  expect(await control('look-up')).toEqual({ reasons: [] });
  const [off] = (await control('suppress', ' Reader@Example.org ')).reasons;
  expect(off).toMatchObject({ reason: 'by-hand', source: 'staff' });
  expect((await control('look-up', 'READER@example.org')).reasons).toEqual([off]);
  expect(await control('lift')).toEqual({ reasons: [] });
  expect(reasonsIn(await document.get())).toEqual([]);
});

test('lifting a suppression removes bounces and complaints, but not unsubscriptions', async () => {
  const since = Timestamp.now();
  await document.set({
    reasons: {
      unsubscribed: { since, source: 'link' },
      complaint: { since, source: 'brevo' },
      'hard-bounce': { since, source: 'brevo', description: '550 5.1.1' },
    },
  });
  await softBouncesOf(document.id).set({ mails: [{ id: 'a', at: since }] });
  expect((await control('lift')).reasons.map(({ reason }) => reason)).toEqual(['unsubscribed']);
  expect((await softBouncesOf(document.id).get()).exists).toBe(false);
});

test('the audit entry of each action contains neither the address nor its hash', async () => {
  for (const action of ['look-up', 'suppress', 'lift'] as const) await control(action);
  const { docs } = await collection('auditLog').get();
  expect(docs).toHaveLength(3);
  const names = docs.map((entry): unknown => entry.get('details.address'));
  expect(new Set(names).size).toBe(1);
  const log = JSON.stringify(docs.map((entry) => entry.data()));
  expect(log).not.toContain('reader');
  expect(log).not.toContain(document.id);
});
