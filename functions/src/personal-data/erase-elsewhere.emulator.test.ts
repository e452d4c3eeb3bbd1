import { useBackend } from '../testing/backend.ts';
import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { COLLECTIONS, DELIVERIES } from '@raade/contracts/base/collections';
import { digestOfAddress } from '../base/audit/known-address.ts';
import { recordDonation } from '../money/donations/ledger.ts';
import { reconcile } from '../money/donations/reconcile.ts';
import { firebaseApp } from '../base/firebase-app.ts';
import { firestore } from '../base/firestore.ts';
import { giveByCard } from '../testing/give-by-card.ts';
import { ERASURE_SETTINGS } from '../testing/erasure-settings.ts';
import { peopleBackend, type PeopleBackend } from './backend.ts';
import { erasePerson, mentionsOf, planErasure } from './erase-person.ts';
import { exportPerson } from './export-person.ts';

const stripe = useBackend();
let backend: PeopleBackend;
const forget = jest.fn<Promise<void>, [string]>();
const unnoted = () => Promise.resolve();

beforeAll(() => {
  const people = peopleBackend(firebaseApp(), {
    ...process.env,
    ...ERASURE_SETTINGS,
  });
  backend = { ...people, forgetAtProvider: forget };
});
beforeEach(() => forget.mockReset().mockResolvedValue());

const newAddress = () => `person-${randomUUID()}@example.org`;
const accountWith = async (email: string) =>
  (await getAuth(firebaseApp()).getUsers([{ email }])).users[0];

test('an account without rights goes, and the mail provider is asked to forget the address', async () => {
  const email = newAddress();
  await getAuth(firebaseApp()).createUser({ email });
  await erasePerson(backend, ` ${email.toUpperCase()}`, unnoted);
  expect(await accountWith(email)).toBeUndefined();
  expect(forget.mock.calls).toEqual([[email]]);
});

test('an account with a right stays, and so does all that is known of it', async () => {
  const email = newAddress();
  const { uid } = await getAuth(firebaseApp()).createUser({ email });
  await getAuth(firebaseApp()).setCustomUserClaims(uid, { releases: ['giving'] });
  const registrant = firestore().collection(COLLECTIONS.registrants).doc(uid);
  await registrant.set({ email });
  await expect(erasePerson(backend, email, unnoted)).rejects.toThrow('member of the staff');
  expect((await registrant.get()).exists).toBe(true);
  expect(await backend.tombstones.erasedAt(email)).toBeNull();
  expect(forget).not.toHaveBeenCalled();
});

test('the address behind entries of the audit log goes with its salt', async () => {
  const email = newAddress();
  const digest = await digestOfAddress('account-1', email);
  const actor = firestore().collection(COLLECTIONS.auditActors).doc(digest);
  expect((await actor.get()).get('email')).toBe(email);
  expect(await erasePerson(backend, email, unnoted)).toMatchObject({ deleted: 1 });
  expect((await actor.get()).exists).toBe(false);
});

test('a provider that does not answer ends the erasure, and the next one does the rest', async () => {
  const email = newAddress();
  forget.mockRejectedValueOnce(new Error('no answer'));
  await expect(erasePerson(backend, email, unnoted)).rejects.toThrow('no answer');
  await erasePerson(backend, email, unnoted);
  expect(forget).toHaveBeenCalledTimes(2);
});

test('documents of others that name the address are told, however deep it stands', async () => {
  const email = newAddress();
  const group = firestore().collection(COLLECTIONS.registrants).doc(randomUUID());
  await group.set({ email: newAddress(), additional_data: { guests: [email.toUpperCase()] } });
  const campaign = firestore().collection(COLLECTIONS.emailCampaigns).doc(randomUUID());
  await campaign.set({ subject: 'Hello' });
  const delivery = campaign.collection(DELIVERIES).doc(randomUUID());
  await delivery.set({ email: newAddress(), reason: `rejected for ${email}` });
  await erasePerson(backend, email, unnoted);
  expect((await mentionsOf(backend, email)).sort()).toEqual([delivery.path, group.path].sort());
});

test('a payment of which Stripe keeps the holder of the card is named', async () => {
  const email = newAddress();
  const payment = await giveByCard(stripe, email);
  expect(await planErasure(backend, email)).toMatchObject({ keptByStripe: [payment] });
  expect(await erasePerson(backend, email, unnoted)).toMatchObject({ keptByStripe: [payment] });
});

test('the name of who gave anonymously is exported to them, and goes with them', async () => {
  const email = newAddress();
  const paid = await stripe.pay({ email, fullName: 'Quiet Giver', makeAnonymous: true });
  await recordDonation(paid, 'client');
  const path = `${COLLECTIONS.anonymousDonors}/${paid}`;
  expect((await exportPerson(backend, email)).records).toContainEqual({
    path,
    data: expect.objectContaining({ name: 'Quiet Giver', email }),
  });
  expect(await erasePerson(backend, email, unnoted)).toMatchObject({ deleted: 2, gifts: 1 });
  expect((await firestore().doc(path).get()).exists).toBe(false);
  await reconcile({ since: new Date(0) });
  expect((await firestore().doc(path).get()).exists).toBe(false);
});
