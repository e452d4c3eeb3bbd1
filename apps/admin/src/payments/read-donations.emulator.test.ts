import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/collections';
import type { DonationRecord } from '@raade/contracts/donations';
import { LOCAL_PROJECT_ID, SEEDED_STAFF } from '@raade/contracts/local-stack';
import { signIn, signOut } from '@raade/firebase/auth';
import { stackEnvironment } from '@raade/firebase/testing/stack-environment';
import { provideEnvironment } from '@raade/platform';
import { readLedger } from './read-donations.ts';

const environment = stackEnvironment('donations');
provideEnvironment(environment);

/** Later than all that other tests write. */
const GIVEN_AT = new Date('2099-01-01T12:00:00Z');
const donation: DonationRecord = {
  donor_name: null,
  donor_email: 'donor@example.org',
  amount: 12.5,
  amount_cents: 1250,
  currency: 'usd',
  message: null,
  is_anonymous: true,
  payment_status: 'succeeded',
  donation_type: 'conference-support',
  source: 'webhook',
};

const app = initializeApp({ projectId: LOCAL_PROJECT_ID }, 'donations-test');
const document = getFirestore(app).collection(COLLECTIONS.donations).doc('pi_ofTheLedgerTest');

beforeAll(async () => {
  await document.set({ ...donation, created_at: Timestamp.fromDate(GIVEN_AT) });
  await signIn(environment, SEEDED_STAFF.email, SEEDED_STAFF.password);
});

afterAll(async () => {
  await signOut(environment);
  await document.delete();
  await deleteApp(app);
});

test('staff read the newest donation first, and the totals of all', async () => {
  const { documents, totals } = await readLedger();
  expect(documents[0]).toEqual({
    id: 'pi_ofTheLedgerTest',
    data: { ...donation, created_at: GIVEN_AT },
  });
  expect(totals.count).toBeGreaterThanOrEqual(documents.length);
  expect(totals.sum).toBeGreaterThanOrEqual(1250);
});
