import { useBackend } from '../testing/backend.ts';
import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { recordDonation } from '../money/donations/ledger.ts';
import { firebaseApp } from '../base/firebase-app.ts';
import { firestore } from '../base/firestore.ts';
import { ERASURE_SETTINGS } from '../testing/erasure-settings.ts';
import { peopleBackend, type PeopleBackend } from './backend.ts';
import { erasePerson } from './erase-person.ts';

const stripe = useBackend();
let backend: PeopleBackend;
const unnoted = () => Promise.resolve();

beforeAll(() => {
  backend = peopleBackend(firebaseApp(), { ...process.env, ...ERASURE_SETTINGS });
});
afterEach(() => jest.restoreAllMocks());

const donation = (payment: string) => firestore().collection(COLLECTIONS.donations).doc(payment);
const donorOf = async (payment: string): Promise<unknown> =>
  (await donation(payment).get()).get('donor_email');
const newAddress = () => `donor-${randomUUID()}@example.org`;

async function give(email: string): Promise<string> {
  const payment = await stripe.pay({ email, fullName: 'Zoë Sample', makeAnonymous: true });
  await recordDonation(payment, 'client');
  return payment;
}

const STEPS: readonly [string, () => unknown][] = [
  [
    'before Stripe had forgotten',
    () =>
      jest.spyOn(backend.stripe.paymentIntents, 'update').mockRejectedValueOnce(new Error('died')),
  ],
  [
    'once Stripe had forgotten',
    () =>
      jest.spyOn(backend.firestore, 'bulkWriter').mockImplementationOnce(() => {
        throw new Error('died');
      }),
  ],
];

test.each(STEPS)('an erasure that died %s is made up for by the next one', async (_when, die) => {
  const email = newAddress();
  const payment = await give(email);
  die();
  await expect(erasePerson(backend, email, unnoted)).rejects.toThrow('died');
  expect(await donorOf(payment)).toBe(email);
  expect(await erasePerson(backend, email, unnoted)).toMatchObject({ gifts: 1 });
  expect(await donorOf(payment)).toBe('');
  expect(await erasePerson(backend, email, unnoted)).toMatchObject({ gifts: 0 });
});

test('what cannot be noted is not done', async () => {
  const email = newAddress();
  const payment = await give(email);
  const cannot = () => Promise.reject(new Error('no note'));
  await expect(erasePerson(backend, email, cannot)).rejects.toThrow('no note');
  expect(await donorOf(payment)).toBe(email);
  expect(await backend.tombstones.erasedAt(email)).toBeNull();
});

test('a gift of which Stripe knows nothing loses its donor, too', async () => {
  const email = newAddress();
  const unknown = `pi_${randomUUID().replaceAll('-', '')}`;
  await donation(unknown).set((await donation(await give(email)).get()).data() ?? {});
  expect(await erasePerson(backend, email, unnoted)).toMatchObject({ gifts: 2 });
  expect(await donorOf(unknown)).toBe('');
});
