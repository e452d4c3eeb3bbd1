import { useBackend } from '../testing/backend.ts';
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { firebaseApp } from '../base/firebase-app.ts';
import { firestore } from '../base/firestore.ts';
import { donationOf } from '../testing/ledger-reading.ts';
import {
  askedFor,
  correctionOf,
  giftToEnter,
  treasurerDesk,
} from '../testing/money/treasurer-desk.ts';
import { ERASURE_SETTINGS } from '../testing/erasure-settings.ts';
import { peopleBackend, type PeopleBackend } from './backend.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';

const RECEIVED_ON = '2025-12-31';
const note = () => Promise.resolve();

const stripe = useBackend();
let backend: PeopleBackend;

beforeAll(() => {
  backend = peopleBackend(firebaseApp(), { ...process.env, ...ERASURE_SETTINGS });
});

const { given, refund, refundsOf, enter, correct } = treasurerDesk(stripe);

const newAddress = () => `donor-${randomUUID()}@example.org`;
const exists = async (collection: string, id: string) =>
  (await firestore().collection(collection).doc(id).get()).exists;
const pathsIn = async (email: string) =>
  (await exportPerson(backend, email)).records.map(({ path }) => path).sort();

test('what staff entered is given out, and loses its anonymous donor', async () => {
  const email = newAddress();
  const { id } = await enter(giftToEnter({ email, makeAnonymous: true, fullName: 'Zoë Sample' }));
  expect(await pathsIn(email)).toEqual([`anonymous_donors/${id}`, `donations/${id}`]);
  expect(await erasePerson(backend, email, note)).toMatchObject({ gifts: 1, deleted: 1 });
  expect(await donationOf(id)).toMatchObject({
    ...{ donor_name: null, donor_email: '', is_erased: true, amount_cents: 5000 },
    paid_at: Timestamp.fromDate(new Date(`${RECEIVED_ON}T18:00:00Z`)),
  });
  expect(await exists(COLLECTIONS.anonymousDonors, id)).toBe(false);
});

test('what a donation said before it was corrected goes with either address', async () => {
  for (const erased of ['wrong', 'right'] as const) {
    const [wrong, right] = [newAddress(), newAddress()];
    const { id } = await enter(giftToEnter({ email: wrong }));
    const gift = { ...GIFT, receivedOn: RECEIVED_ON };
    const donor = { fullName: 'Zoë Right', email: right, makeAnonymous: false };
    const asked = correctionOf(id, donor, { gift });
    await correct(asked);
    const original = `donation_originals/${asked.request}`;
    expect(await pathsIn(right)).toEqual([original, `donations/${id}`]);
    expect(await pathsIn(wrong)).toEqual([original]);
    await erasePerson(backend, erased === 'wrong' ? wrong : right, note);
    expect(await exists(COLLECTIONS.donationOriginals, asked.request)).toBe(false);
  }
});

const GIFT = { amount: 5000, method: 'cheque', checkNumber: '' } as const;

test('an erasure reaches a payment by the address that it was corrected to, and notes of refunds', async () => {
  const email = newAddress();
  const id = await given();
  await correct(correctionOf(id, { fullName: 'Zoë Right', email, makeAnonymous: false }));
  await refund(askedFor(id, { note: 'Zoë called us.' }));
  expect(await erasePerson(backend, email, note)).toMatchObject({ payments: 1, gifts: 1 });
  const { metadata } = await stripe.stripe.paymentIntents.retrieve(id);
  expect(JSON.stringify(metadata)).not.toContain('Zoë');
  const [made] = await refundsOf(id);
  expect(made?.metadata).toEqual({ request: expect.any(String) });
});
