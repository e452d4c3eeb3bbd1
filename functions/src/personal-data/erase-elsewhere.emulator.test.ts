import { newRequest, useBackend } from '../testing/backend.ts';
import { STRIPE_KEYS } from '../testing/test-environment.ts';
import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import Stripe from 'stripe';
import { COLLECTIONS, DELIVERIES } from '@raade/contracts/base/collections';
import { digestOfAddress } from '../base/audit/digest-of-address.ts';
import { recordDonation } from '../money/donations/ledger.ts';
import { reconcile } from '../money/donations/reconcile.ts';
import { firebaseApp } from '../base/firebase-app.ts';
import { stripeAddress } from '../base/stripe/client.ts';
import { collection, firestore } from '../base/firestore.ts';
import { donationOf } from '../testing/ledger-reading.ts';
import {
  askedFor,
  correctionOf,
  donationToEnter,
  treasurerDesk,
} from '../testing/money/treasurer-desk.ts';
import { noAudit, useErasure } from '../testing/erasure-backend.ts';
import { erasePerson, mentionsOf, planErasure } from './erase-person.ts';
import { exportPerson } from './export-person.ts';

const stripe = useBackend();
const forget = jest.fn<Promise<void>, [string]>();
const backend = useErasure({ forgetAtProvider: forget });
const { given, refund, refundsOf, enter, correct } = treasurerDesk(stripe);

beforeEach(() => forget.mockReset().mockResolvedValue());
afterEach(() => jest.restoreAllMocks());

const newAddress = () => `person-${randomUUID()}@example.org`;
const accountWith = async (email: string) =>
  (await getAuth(firebaseApp()).getUsers([{ email }])).users[0];

test('an account without rights is deleted, and so is the address at the mail provider', async () => {
  const email = newAddress();
  await getAuth(firebaseApp()).createUser({ email });
  await erasePerson(backend, ` ${email.toUpperCase()}`, noAudit);
  expect(await accountWith(email)).toBeUndefined();
  expect(forget.mock.calls).toEqual([[email]]);
});

test('the data of an account with a right is not erased', async () => {
  const email = newAddress();
  const { uid } = await getAuth(firebaseApp()).createUser({ email });
  await getAuth(firebaseApp()).setCustomUserClaims(uid, { releases: ['giving'] });
  const registrant = collection('registrants').doc(uid);
  await registrant.set({ email });
  await expect(erasePerson(backend, email, noAudit)).rejects.toThrow('person is staff');
  expect((await registrant.get()).exists).toBe(true);
  expect(await backend.tombstones.erasedAt(email)).toBeNull();
  expect(forget).not.toHaveBeenCalled();
});

test('an erasure deletes the document that names the address for the audit log', async () => {
  const email = newAddress();
  const digest = await digestOfAddress('account-1', email);
  const actor = collection('auditActors').doc(digest);
  expect((await actor.get()).get('email')).toBe(email);
  expect(await erasePerson(backend, email, noAudit)).toMatchObject({ deleted: 1 });
  expect((await actor.get()).exists).toBe(false);
});

test('a failure of the mail provider ends an erasure, and the next one completes it', async () => {
  const email = newAddress();
  forget.mockRejectedValueOnce(new Error('no answer'));
  await expect(erasePerson(backend, email, noAudit)).rejects.toThrow('no answer');
  await erasePerson(backend, email, noAudit);
  expect(forget).toHaveBeenCalledTimes(2);
});

test('documents of other people that contain the address are listed, at any depth', async () => {
  const email = newAddress();
  const group = collection('registrants').doc(randomUUID());
  await group.set({ email: newAddress(), additional_data: { guests: [email.toUpperCase()] } });
  const campaign = collection('emailCampaigns').doc(randomUUID());
  await campaign.set({ subject: 'Hello' });
  const delivery = campaign.collection(DELIVERIES).doc(randomUUID());
  await delivery.set({ email: newAddress(), reason: `rejected for ${email}` });
  await erasePerson(backend, email, noAudit);
  expect((await mentionsOf(backend, email)).sort()).toEqual([delivery.path, group.path].sort());
});

/** Billing details that Stripe stores with a card. */
const CARD_HOLDER = {
  name: 'Zoë B. Sample',
  address: { line1: '6100 Main Street', postal_code: '77005', country: 'US' },
} as const;

/** Donates by a card with billing details, like the donation form; returns the id of the payment. */
async function giveByCard(email: string): Promise<string> {
  const browser = new Stripe(
    STRIPE_KEYS.publishableKey,
    stripeAddress(process.env.STRIPE_API_BASE),
  );
  const method = await browser.paymentMethods.create({
    type: 'card',
    card: { number: '4242424242424242', exp_month: 12, exp_year: 2050, cvc: '123' },
    billing_details: { ...CARD_HOLDER, email },
  });
  const { paymentIntentId } = await stripe.begin(newRequest({ email }));
  await stripe.stripe.paymentIntents.confirm(paymentIntentId, { payment_method: method.id });
  await recordDonation(paymentIntentId, 'client');
  return paymentIntentId;
}

test('payments for which Stripe keeps the card holder are exported and listed', async () => {
  const email = newAddress();
  const payment = await giveByCard(email);
  expect((await exportPerson(backend, email)).payments).toMatchObject([
    { id: payment, card_holder: { name: CARD_HOLDER.name, email, address: CARD_HOLDER.address } },
  ]);
  expect(await planErasure(backend, email)).toMatchObject({ keptByStripe: [payment] });
  expect(await erasePerson(backend, email, noAudit)).toMatchObject({ keptByStripe: [payment] });
});

test('an anonymous donor’s name is exported and erased with them', async () => {
  const email = newAddress();
  const paid = await give(email);
  const path = `${COLLECTIONS.anonymousDonors}/${paid}`;
  expect((await exportPerson(backend, email)).records).toContainEqual({
    path,
    data: expect.objectContaining({ name: 'Zoë Sample', email }),
  });
  expect(await erasePerson(backend, email, noAudit)).toMatchObject({ deleted: 2, donations: 1 });
  expect((await firestore().doc(path).get()).exists).toBe(false);
  await reconcile({ since: new Date(0) });
  expect((await firestore().doc(path).get()).exists).toBe(false);
});

const donation = (payment: string) => collection('donations').doc(payment);
const donorOf = async (payment: string): Promise<unknown> =>
  (await donation(payment).get()).get('donor_email');

async function give(email: string): Promise<string> {
  const payment = await stripe.pay({ email, fullName: 'Zoë Sample', makeAnonymous: true });
  await recordDonation(payment, 'client');
  return payment;
}

const STEPS: readonly [string, () => unknown][] = [
  [
    'before the data at Stripe was erased',
    () =>
      jest.spyOn(backend.stripe.paymentIntents, 'update').mockRejectedValueOnce(new Error('died')),
  ],
  [
    'after the data at Stripe was erased',
    () =>
      jest.spyOn(backend.firestore, 'bulkWriter').mockImplementationOnce(() => {
        throw new Error('died');
      }),
  ],
];

test.each(STEPS)('an erasure interrupted %s is completed by the next', async (_when, interrupt) => {
  const email = newAddress();
  const payment = await give(email);
  interrupt();
  await expect(erasePerson(backend, email, noAudit)).rejects.toThrow('died');
  expect(await donorOf(payment)).toBe(email);
  expect(await erasePerson(backend, email, noAudit)).toMatchObject({ donations: 1 });
  expect(await donorOf(payment)).toBe('');
  expect(await erasePerson(backend, email, noAudit)).toMatchObject({ donations: 0 });
});

test('nothing is erased if it cannot be recorded', async () => {
  const email = newAddress();
  const payment = await give(email);
  const failToRecord = () => Promise.reject(new Error('no note'));
  await expect(erasePerson(backend, email, failToRecord)).rejects.toThrow('no note');
  expect(await donorOf(payment)).toBe(email);
  expect(await backend.tombstones.erasedAt(email)).toBeNull();
});

test('the donor of a donation that Stripe does not know is erased, too', async () => {
  const email = newAddress();
  const unknown = `pi_${randomUUID().replaceAll('-', '')}`;
  await donation(unknown).set((await donation(await give(email)).get()).data() ?? {});
  expect(await erasePerson(backend, email, noAudit)).toMatchObject({ donations: 2 });
  expect(await donorOf(unknown)).toBe('');
});

const exists = async (name: string, id: string) =>
  (await firestore().collection(name).doc(id).get()).exists;
const pathsIn = async (email: string) =>
  (await exportPerson(backend, email)).records.map(({ path }) => path).sort();

test('a donation that staff entered is exported, and its anonymous donor is erased', async () => {
  const email = newAddress();
  const { id } = await enter(
    donationToEnter({ email, makeAnonymous: true, fullName: 'Zoë Sample' }),
  );
  expect(await pathsIn(email)).toEqual([`anonymous_donors/${id}`, `donations/${id}`]);
  expect(await erasePerson(backend, email, noAudit)).toMatchObject({ donations: 1, deleted: 1 });
  expect(await donationOf(id)).toMatchObject({
    donor_name: null,
    donor_email: '',
    is_erased: true,
    amount_cents: 5000,
    paid_at: Timestamp.fromDate(new Date(`${donationToEnter().receivedOn}T18:00:00Z`)),
  });
  expect(await exists(COLLECTIONS.anonymousDonors, id)).toBe(false);
});

test('details from before a correction are erased with either address', async () => {
  for (const erased of ['wrong', 'right'] as const) {
    const [wrong, right] = [newAddress(), newAddress()];
    const { id } = await enter(donationToEnter({ email: wrong }));
    const { amount, receivedOn, method, checkNumber } = donationToEnter();
    const manualDonation = { amount, receivedOn, method, checkNumber };
    const donor = { fullName: 'Zoë Right', email: right, makeAnonymous: false };
    const asked = correctionOf(id, donor, { manualDonation });
    await correct(asked);
    const original = `donation_originals/${asked.request}`;
    expect(await pathsIn(right)).toEqual([original, `donations/${id}`]);
    expect(await pathsIn(wrong)).toEqual([original]);
    await erasePerson(backend, erased === 'wrong' ? wrong : right, noAudit);
    expect(await exists(COLLECTIONS.donationOriginals, asked.request)).toBe(false);
  }
});

test('an erasure finds a payment by its corrected address, and includes notes of refunds', async () => {
  const email = newAddress();
  const id = await given();
  await correct(correctionOf(id, { fullName: 'Zoë Right', email, makeAnonymous: false }));
  await refund(askedFor(id, { note: 'Zoë called us.' }));
  expect(await erasePerson(backend, email, noAudit)).toMatchObject({ payments: 1, donations: 1 });
  const { metadata } = await stripe.stripe.paymentIntents.retrieve(id);
  expect(JSON.stringify(metadata)).not.toContain('Zoë');
  const [made] = await refundsOf(id);
  expect(made?.metadata).toEqual({ request: expect.any(String) });
});
