import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import {
  APPLICATION_COLLECTIONS,
  APPLICATION_KINDS,
} from '@raade/contracts/applications/application.schema';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { LOCAL_PROJECT_ID, SEEDED_ACCOUNTS } from '@raade/contracts/local/local-stack';
import { registrantSchema } from '@raade/contracts/registrants/registrants';
import { rolesOf } from '@raade/contracts/staff/claims';
import { formatAccounts } from '../account-table.ts';
import { sampleApplications } from './sample-applications.ts';
import { sampleRegistrants } from './sample-registrants.ts';

const app = getApps()[0] ?? initializeApp({ projectId: LOCAL_PROJECT_ID });

test('the accounts that `npm start` prints exist, with the roles that it prints', async () => {
  const printed = formatAccounts().split('\n');
  expect(printed).toHaveLength(SEEDED_ACCOUNTS.length);
  for (const [index, { email, password }] of SEEDED_ACCOUNTS.entries()) {
    const { customClaims, emailVerified } = await getAuth(app).getUserByEmail(email);
    const roles = rolesOf(customClaims ?? {});
    expect(emailVerified).toBe(true);
    expect(printed[index]).toMatch(new RegExp(`${email} +${password} +${roles.join(', ')}(:|$)`));
  }
});

test('the sample registrants are in Firestore, newest last, as staff pages read them', async () => {
  const registrants = getFirestore(app).collection(COLLECTIONS.registrants);
  const { docs } = await registrants.orderBy('created_at').get();
  expect(docs.map((doc) => registrantSchema.parse(doc.data()))).toEqual(
    sampleRegistrants().map(({ registrant }) => registrant),
  );
  const lists = await getFirestore(app).collection(COLLECTIONS.registrantLists).get();
  expect(lists.docs.map((list) => list.id)).toContain('2025');
});

test('the anonymous sample donation is in the ledger without a name', async () => {
  const donations = getFirestore(app).collection(COLLECTIONS.donations);
  const { docs } = await donations.where('donor_email', '==', 'donor-3@example.org').get();
  expect(docs.map((doc) => doc.data())).toEqual([
    expect.objectContaining({ donor_name: null, amount_cents: 2500, payment_status: 'succeeded' }),
  ]);
});

test('the sample applications are in Firestore, with their statuses and notes', async () => {
  for (const kind of APPLICATION_KINDS) {
    const samples = sampleApplications().filter((sample) => sample.kind === kind);
    const applications = getFirestore(app).collection(APPLICATION_COLLECTIONS[kind]);
    const documents = await getFirestore(app).getAll(
      ...samples.map(({ id }) => applications.doc(id)),
    );
    expect(documents.map((document) => document.data())).toEqual(
      samples.map(({ application, status, notes }) =>
        expect.objectContaining({
          ...application,
          status,
          ...(notes[0] && { notes: [expect.objectContaining(notes[0])] }),
        }),
      ),
    );
  }
});
