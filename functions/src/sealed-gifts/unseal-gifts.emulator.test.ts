import '../testing/test-environment.ts';
import { Timestamp } from 'firebase-admin/firestore';
import type { AuditDeed } from '@raade/contracts/audit';
import { lastDayBefore } from '@raade/contracts/gift-keeping';
import { firestore } from '../firestore.ts';
import { sealingKeys } from '../testing/sealing-keys.ts';
import { keptGift, type KeptGift } from './gift-record.ts';
import { sealedGiftsIn, sealGifts } from './sealed-gifts.ts';
import { unsealGifts } from './unseal-gifts.ts';

const KEYS = sealingKeys();
const LATER = Timestamp.fromDate(new Date(Date.UTC(2099, 0, 1)));
const nothing = () => Promise.resolve();

let noted: AuditDeed[];
const note = (deed: AuditDeed) => {
  noted.push(deed);
  return Promise.resolve();
};

const documentOf = (payment: string) => sealedGiftsIn(firestore()).doc(payment);

function giftOf(payment: string): KeptGift {
  const gift = keptGift(new Date(), {
    ...{ payment, amount_cents: 5000, currency: 'usd', fund: 'conference-support' },
    ...{ name: 'Zoë Sample', email: 'zoe@example.org', address: null, stripe_receipt: null },
  });
  if (!gift) throw new Error('a gift of today is kept');
  return gift;
}

const sealAll = (payments: readonly string[], sealingKey = KEYS.publicKey) =>
  sealGifts({ firestore: firestore(), sealingKey }, payments.map(giftOf), nothing);

const unseal = (payment?: string) =>
  unsealGifts(firestore(), { payment, privateKey: KEYS.privateKey }, note);

beforeEach(async () => {
  noted = [];
  await firestore().recursiveDelete(sealedGiftsIn(firestore()));
});

test('all that the key opens is opened, with its last day, and the others are named', async () => {
  await sealAll(['pi_1', 'pi_2']);
  await sealAll(['pi_3'], sealingKeys().publicKey);
  const { record, until } = giftOf('pi_1');
  const kept_until = lastDayBefore(until);
  expect(await unseal()).toEqual({
    opened: [
      { ...record, kept_until },
      { ...giftOf('pi_2').record, kept_until },
    ],
    closed: [{ payment: 'pi_3', why: 'other-key' }],
  });
  expect(noted).toEqual([{ action: 'unseal-gifts', subject: null, details: { gifts: 3 } }]);
});

test('of a payment of which nothing is sealed nothing is opened, which is noted, too', async () => {
  expect(await unseal('pi_none')).toEqual({ opened: [], closed: [] });
  expect(noted).toMatchObject([{ subject: 'sealed_gifts/pi_none', details: { gifts: 0 } }]);
});

test('what was changed in the database stays closed, and so does what is over', async () => {
  await sealAll(['pi_1']);
  const changed = { opened: [], closed: [{ payment: 'pi_1', why: 'changed' }] };
  const { envelope } = (await documentOf('pi_1').get()).data() as { envelope: string };
  await documentOf('pi_1').update({ expires_at: LATER });
  expect(await unseal('pi_1')).toEqual(changed);

  await documentOf('pi_1').update({ expires_at: Timestamp.fromMillis(Date.now() - 1000) });
  expect((await unseal('pi_1')).closed).toEqual([{ payment: 'pi_1', why: 'over' }]);

  await documentOf('pi_1').set({ note: 'no envelope' });
  expect(await unseal('pi_1')).toEqual(changed);

  const expires_at = Timestamp.fromDate(giftOf('pi_2').until);
  await documentOf('pi_2').set({ envelope, expires_at });
  expect((await unseal('pi_2')).closed).toEqual([{ payment: 'pi_2', why: 'changed' }]);
});

test('two who seal the same gift at once leave one, and neither fails', async () => {
  await Promise.all([sealAll(['pi_1']), sealAll(['pi_1'])]);
  expect((await unseal()).opened).toHaveLength(1);
});
