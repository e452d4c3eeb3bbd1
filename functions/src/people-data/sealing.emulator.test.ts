import { useBackend } from '../testing/backend.ts';
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { AuditDeed } from '@raade/contracts/audit';
import { COLLECTIONS } from '@raade/contracts/collections';
import { GIFT_KEPT_YEARS, giftKeptUntil, lastDayBefore } from '@raade/contracts/gift-keeping';
import { SEALING_KEY_MISSING } from '@raade/contracts/people/person-data';
import { recordDonation } from '../donations/ledger.ts';
import { firebaseApp } from '../firebase-app.ts';
import { firestore } from '../firestore.ts';
import { unsealGifts } from '../sealed-gifts/unseal-gifts.ts';
import { giveByCard } from '../testing/give-by-card.ts';
import { erasureSettings, sealingKeys } from '../testing/sealing-keys.ts';
import { peopleBackend, type PeopleBackend } from './backend.ts';
import { eraseAgain, erasePerson, planErasure } from './erase-person.ts';

const KEYS = sealingKeys();
const LAST_DAY = lastDayBefore(giftKeptUntil(new Date()));
const SEALED = [{ until: LAST_DAY, gifts: 1 }];

const stripe = useBackend();
let backend: PeopleBackend;
let noted: AuditDeed[];

const note = (deed: AuditDeed) => {
  noted.push(deed);
  return Promise.resolve();
};
const actions = () => noted.map(({ action }) => action);

beforeAll(() => {
  backend = peopleBackend(firebaseApp(), { ...process.env, ...erasureSettings(KEYS) });
});
beforeEach(() => (noted = []));
afterEach(() => jest.restoreAllMocks());

const documentIn = (collection: string, id: string) => firestore().collection(collection).doc(id);
const sealedOf = async (payment: string) =>
  (await documentIn(COLLECTIONS.sealedGifts, payment).get()).data();
const donorOf = async (payment: string): Promise<unknown> =>
  (await documentIn(COLLECTIONS.donations, payment).get()).get('donor_email');
const newAddress = () => `donor-${randomUUID()}@example.org`;

async function unseal(payment: string, { privateKey } = KEYS) {
  const { opened, closed } = await unsealGifts(firestore(), { payment, privateKey }, note);
  return opened[0] ?? closed[0];
}

/** A gift in the ledger, anonymous if one likes. */
async function give(email: string, makeAnonymous = false): Promise<string> {
  const payment = await stripe.pay({ email, fullName: 'Zoë Sample', makeAnonymous });
  await recordDonation(payment, 'client');
  return payment;
}

test('who gave stays under seal, anonymous donors too, and the private key alone opens it', async () => {
  const email = newAddress();
  const payment = await giveByCard(stripe, email);
  expect(await planErasure(backend, email)).toMatchObject({ gifts: 1, sealed: SEALED });
  expect(await sealedOf(payment)).toBeUndefined();
  expect(await erasePerson(backend, email, note)).toMatchObject({ gifts: 1, sealed: SEALED });

  expect(await sealedOf(payment)).toEqual({
    envelope: expect.stringMatching(/^[\w-]+(?:\.[\w-]+){4}$/),
    expires_at: Timestamp.fromDate(giftKeptUntil(new Date())),
  });
  expect(await unseal(payment)).toEqual({
    payment,
    paid_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    amount_cents: 5000,
    currency: 'usd',
    fund: 'conference-support',
    name: 'Zoë Sample',
    email,
    address: {
      ...{ line1: '6100 Main Street', line2: null, postal_code: '77005' },
      ...{ city: null, state: null, country: 'US' },
    },
    stripe_receipt: null,
    kept_until: LAST_DAY,
  });
  expect(await unseal(payment, sealingKeys())).toEqual({ payment, why: 'other-key' });
});

test('what is sealed and what is opened is noted before, and names nobody', async () => {
  const email = newAddress();
  const payment = await give(email);
  await erasePerson(backend, email, note);
  await unseal(payment);
  const subject = `erasures/${backend.tombstones.digestOf(email)}`;
  expect(noted).toEqual([
    { action: 'erase-person', subject, details: {} },
    { action: 'seal-gifts', subject, details: { gifts: 1, until: [LAST_DAY] } },
    { action: 'unseal-gifts', subject: `sealed_gifts/${payment}`, details: { gifts: 1 } },
  ]);

  const cannot = () => Promise.reject(new Error('no note'));
  const key = { payment, privateKey: KEYS.privateKey };
  await expect(unsealGifts(firestore(), key, cannot)).rejects.toThrow('no note');
  const other = newAddress();
  const kept = await give(other);
  await expect(erasePerson(backend, other, cannot)).rejects.toThrow('no note');
  expect(await sealedOf(kept)).toBeUndefined();
  expect(await donorOf(kept)).toBe(other);
});

test('a second erasure seals nothing again, and says nothing of it', async () => {
  const email = newAddress();
  const payment = await give(email);
  await erasePerson(backend, email, note);
  const first = await sealedOf(payment);
  expect(await erasePerson(backend, email, note)).toMatchObject({ gifts: 0, sealed: [] });
  expect(await sealedOf(payment)).toEqual(first);
  expect(actions()).toEqual(['erase-person', 'seal-gifts', 'erase-person']);
});

describe('an erasure that died is made up for by the next one', () => {
  const STEPS: readonly [string, () => void][] = [
    [
      'before anything was sealed',
      () => jest.spyOn(backend.firestore, 'getAll').mockRejectedValueOnce(new Error('died')),
    ],
    [
      'once it had sealed',
      () =>
        jest
          .spyOn(backend.stripe.paymentIntents, 'update')
          .mockRejectedValueOnce(new Error('died')),
    ],
    [
      'once Stripe had forgotten',
      () =>
        jest.spyOn(backend.firestore, 'bulkWriter').mockImplementationOnce(() => {
          throw new Error('died');
        }),
    ],
  ];

  test.each(STEPS)('%s', async (_when, die) => {
    const email = newAddress();
    const payment = await give(email, true);
    die();
    await expect(erasePerson(backend, email, note)).rejects.toThrow('died');
    const before = await sealedOf(payment);
    expect(await donorOf(payment)).toBe(email);

    expect(await erasePerson(backend, email, note)).toMatchObject({ gifts: 1, sealed: SEALED });
    if (before) expect(await sealedOf(payment)).toEqual(before);
    expect(await donorOf(payment)).toBe('');
    expect(await unseal(payment)).toMatchObject({ name: 'Zoë Sample', email });
    expect(actions().filter((action) => action === 'seal-gifts')).toHaveLength(1);
  });
});

test('a backup that brings a donor back, and not what was sealed, has them sealed again', async () => {
  const email = newAddress();
  const payment = await giveByCard(stripe, email);
  const donation = documentIn(COLLECTIONS.donations, payment);
  const backedUp = (await donation.get()).data() ?? {};
  await erasePerson(backend, email, note);
  await donation.set(backedUp);
  await documentIn(COLLECTIONS.sealedGifts, payment).delete();

  noted = [];
  expect(await eraseAgain(backend, note)).toMatchObject({ gifts: 1, payments: 0, sealed: SEALED });
  expect(actions()).toEqual(['erase-again', 'seal-gifts']);
  // The ledger does not name anonymous donors, and the metadata names nobody any more: the card does.
  expect(await unseal(payment)).toMatchObject({ name: 'Zoë B. Sample', email });
  expect(await donorOf(payment)).toBe('');
});

test('a gift of which Stripe knows nothing is sealed as the ledger has it', async () => {
  const email = newAddress();
  const payment = await give(email);
  const donation = documentIn(COLLECTIONS.donations, payment);
  const unknown = `pi_${randomUUID().replaceAll('-', '')}`;
  await documentIn(COLLECTIONS.donations, unknown).set((await donation.get()).data() ?? {});
  expect(await erasePerson(backend, email, note)).toMatchObject({
    gifts: 2,
    sealed: [{ until: LAST_DAY, gifts: 2 }],
  });
  expect(await unseal(unknown)).toMatchObject({ name: 'Zoë Sample', address: null, email });
});

test('of a gift that is older than anybody may ask for, nothing stays', async () => {
  const email = newAddress();
  const payment = `pi_${randomUUID().replaceAll('-', '')}`;
  const sample = await documentIn(COLLECTIONS.donations, await give(newAddress())).get();
  const year = new Date().getUTCFullYear() - GIFT_KEPT_YEARS - 1;
  const paid_at = Timestamp.fromDate(new Date(Date.UTC(year, 5, 1)));
  await documentIn(COLLECTIONS.donations, payment).set({
    ...sample.data(),
    ...{ donor_email: email, paid_at, created_at: paid_at },
  });
  const withoutKey = { ...backend, sealingKey: undefined };
  expect(await erasePerson(withoutKey, email, note)).toMatchObject({ gifts: 1, sealed: [] });
  expect(await sealedOf(payment)).toBeUndefined();
  expect(await donorOf(payment)).toBe('');
});

test('without a key to seal with nothing is erased, nor is anybody marked as erased', async () => {
  const email = newAddress();
  const payment = await give(email);
  const withoutKey = { ...backend, sealingKey: undefined };
  await expect(erasePerson(withoutKey, email, note)).rejects.toThrow(SEALING_KEY_MISSING);
  expect(await donorOf(payment)).toBe(email);
  expect(await backend.tombstones.erasedAt(email)).toBeNull();
  expect(noted).toEqual([]);
});
