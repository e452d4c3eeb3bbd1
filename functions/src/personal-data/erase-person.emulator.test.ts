import { useBackend } from '../testing/backend.ts';
import { randomUUID } from 'node:crypto';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS, DELIVERIES } from '@raade/contracts/base/collections';
import { SAMPLE_STUDENT } from '@raade/contracts/testing/sample-applications';
import { acknowledgeApplication } from '../applications/acknowledge-application.ts';
import { decideApplications } from '../applications/decisions/decide-applications.ts';
import { sweepApplications } from '../applications/sweep-applications.ts';
import { reconcile } from '../money/donations/reconcile.ts';
import { recordDonation } from '../money/donations/ledger.ts';
import { firebaseApp } from '../base/firebase-app.ts';
import { firestore } from '../base/firestore.ts';
import { noAudit, useErasure } from '../testing/erasure-backend.ts';
import { donationOf, receiptsOf } from '../testing/ledger-reading.ts';
import { addressHash } from '../base/address.ts';
import { unsubscribe } from '../mail/unsubscribe/suppressions.ts';
import { eraseAgain, erasePerson, mentionsOf, planErasure } from './erase-person.ts';
import { exportPerson } from './export-person.ts';

const ADA = 'ada.erased@example.org';
const TYPED = ' Ada.Erased@Example.org';
const ADAS_NAME = 'Ada Erased-Byron';
const BEN = 'ben.stays@example.org';

const stripe = useBackend();
const backend = useErasure();

const collection = (name: string) => firestore().collection(name);
const old = () => Timestamp.fromMillis(Date.now() - 60 * 60 * 1000);

async function apply(email: string, full_name = SAMPLE_STUDENT.full_name): Promise<string> {
  const id = randomUUID();
  const application = { ...SAMPLE_STUDENT, full_name, email, status: 'new', created_at: old() };
  await collection(COLLECTIONS.studentApplications).doc(id).set(application);
  return id;
}

/** Creates every kind of record of a person; returns the id of their payment. */
async function leaveTraces(email: string, fullName = 'Sample Person') {
  const id = await apply(email, fullName);
  await acknowledgeApplication({ kind: 'student', id });
  const answer = { subject: 'Yes', text: 'Hello {name},' };
  const seen = [{ id, status: 'new', answer: null }] as const;
  const decision = { action: 'decide', kind: 'student', decision: 'accepted', answer } as const;
  const member = { actor: { actor: 'staff' }, email: 'staff@raade.test' };
  await decideApplications({ ...decision, request: randomUUID(), seen: [...seen] }, member);
  await collection(COLLECTIONS.registrants)
    .doc(addressHash(email))
    .set({ id: email.trim(), email, full_name: fullName, created_at: old() });
  const before = { email: email.trim(), full_name: fullName };
  await collection(COLLECTIONS.importedRegistrants)
    .doc(addressHash(email))
    .set({ email: `new-${addressHash(email)}@example.org`, before, created_at: old() });
  const campaign = collection(COLLECTIONS.emailCampaigns).doc('campaign');
  await campaign.set({ subject: 'Hello' });
  await campaign.collection(DELIVERIES).doc(addressHash(email)).set({ email, status: 'sent' });
  await unsubscribe({ campaignId: 'campaign', addressHash: addressHash(email) });
  const invitation = { email: email.trim().toLowerCase(), roles: ['admin'], invited_at: old() };
  await collection(COLLECTIONS.invitations).add(invitation);
  const paid = await stripe.pay({ email: email.trim(), fullName, message: 'Good luck' });
  await recordDonation(paid, 'client');
  return { paid };
}

/** All data in Firestore and in the Stripe account, as text in lower case. */
async function dump(): Promise<string> {
  const parts: unknown[] = [];
  for (const each of await firestore().listCollections()) {
    for (const found of (await each.get()).docs) parts.push(found.ref.path, found.data());
  }
  const deliveries = await firestore().collectionGroup(DELIVERIES).get();
  parts.push(deliveries.docs.map((found) => [found.ref.path, found.data()]));
  const intents = await stripe.stripe.paymentIntents.list({ limit: 100 });
  const charges = await stripe.stripe.charges.list({ limit: 100 });
  return JSON.stringify([parts, intents.data, charges.data]).toLowerCase();
}

test('an erased address is not restored by the nightly run, a sweep or a backup', async () => {
  const { paid } = await leaveTraces(TYPED, ADAS_NAME);
  const unpaid = await stripe.begin({
    attempt: randomUUID(),
    revision: 0,
    amount: 2500,
    fullName: ADAS_NAME,
    email: ADA,
  });
  await leaveTraces(BEN);
  const application = await apply(ADA, ADAS_NAME);
  const donation = collection(COLLECTIONS.donations).doc(paid);
  const [backedUp, appliedBefore] = [
    (await donation.get()).data() ?? {},
    (await collection(COLLECTIONS.studentApplications).doc(application).get()).data() ?? {},
  ];
  expect(await planErasure(backend, ADA)).toMatchObject({ donations: 1, payments: 2 });
  expect(await dump()).toContain(ADA);
  expect(await dump()).toContain(ADAS_NAME.toLowerCase());

  expect(await erasePerson(backend, TYPED, noAudit)).toEqual({
    // Two applications, a confirmation, an answer, a receipt, two versions of a registration, a delivery and an invitation.
    deleted: 9,
    donations: 1,
    payments: 2,
    keptByStripe: [],
  });

  const after = await dump();
  expect(after).not.toContain(ADA);
  expect(after).not.toContain(ADAS_NAME.toLowerCase());
  // Names of rate limit counters contain their hash for a day at most.
  expect(after.replaceAll(/"limits\/[^"]+"/g, '')).not.toContain(addressHash(ADA));
  expect(after).toContain(BEN);
  expect(await mentionsOf(backend, ADA)).toEqual([]);
  expect((await donation.get()).data()).toMatchObject({
    amount_cents: 5000,
    created_at: backedUp['created_at'] as unknown,
    donation_type: backedUp['donation_type'] as unknown,
    donor_name: null,
    donor_email: '',
    is_erased: true,
    message: null,
  });

  // A payment from before, and a donation missing from the ledger: the nightly run repairs both.
  await stripe.confirm(unpaid.paymentIntentId);
  await donation.delete();
  expect(await reconcile({ since: new Date(0) })).toMatchObject({ added: 2, problems: [] });
  expect((await donation.get()).data()).toMatchObject({ amount_cents: 5000, donor_email: '' });
  expect(await dump()).not.toContain(ADA);

  // Restores a backup of the ledger.
  await donation.set(backedUp);
  await collection(COLLECTIONS.studentApplications).doc(application).set(appliedBefore);
  await sweepApplications({ now: Timestamp.now(), isOver: () => false });
  expect((await collection(COLLECTIONS.studentApplications).doc(application).get()).exists).toBe(
    false,
  );
  expect(await eraseAgain(backend, noAudit)).toMatchObject({
    deleted: 0,
    donations: 1,
    payments: 0,
  });
  expect(await dump()).not.toContain(ADA);
  expect(await dump()).not.toContain(ADAS_NAME.toLowerCase());
  expect(await dump()).toContain(BEN);
});

test('a donation is recorded without its erased donor, unless it was made after the erasure', async () => {
  const [erased, back] = ['carl.erased@example.org', 'dana.returns@example.org'];
  const [paid, later] = [await stripe.pay({ email: erased }), await stripe.pay({ email: back })];
  await backend.tombstones.add(erased, new Date(Date.now() + 1000));
  await backend.tombstones.add(back, new Date(Date.now() - 60_000));
  await reconcile({ since: new Date(0) });
  expect(await donationOf(paid)).toMatchObject({
    donor_name: null,
    donor_email: '',
    message: null,
  });
  expect(await receiptsOf(paid)).toEqual([]);
  expect(await donationOf(later)).toMatchObject({ donor_email: back });
});

test('repeated erasures keep data from after the erasure', async () => {
  const email = 'fay.returns@example.org';
  await leaveTraces(email);
  await backend.tombstones.add(email, new Date(Date.now() - 60_000));
  const young = { email, created_at: Timestamp.now() };
  const delivery = collection(COLLECTIONS.emailCampaigns).doc('later').collection(DELIVERIES).doc();
  const invitation = collection(COLLECTIONS.invitations).doc();
  await delivery.set(young);
  await invitation.set({ email, roles: ['admin'], invited_at: Timestamp.now() });
  await eraseAgain(backend, noAudit);
  const [sent, invited] = [await delivery.get(), await invitation.get()];
  expect([sent.exists, invited.exists]).toEqual([true, true]);
});

test('an export contains all data of a person, and none of others', async () => {
  const email = 'eve.asks@example.org';
  const { paid } = await leaveTraces(email);
  const exported = await exportPerson(backend, ` ${email.toUpperCase()}`);
  expect(exported).toMatchObject({
    address: email,
    payments: [{ id: paid, amount: 5000, metadata: { donor_email: email } }],
    account: null,
    suppressions: [{ path: expect.stringMatching(/^suppressions\//) }],
    is_unsubscribed: true,
  });
  expect(exported.records.map(({ path }) => path.split('/')[0]).sort()).toEqual([
    COLLECTIONS.donations,
    COLLECTIONS.emailCampaigns,
    COLLECTIONS.importedRegistrants,
    COLLECTIONS.invitations,
    COLLECTIONS.outbox,
    COLLECTIONS.outbox,
    COLLECTIONS.outbox,
    COLLECTIONS.studentApplications,
    COLLECTIONS.registrants,
  ]);
  expect(JSON.stringify(exported)).not.toContain(BEN);
});

test('a tombstone is stored in another database, without personal data', async () => {
  const { docs } = await getFirestore(firebaseApp(), 'erasures').collection('erasures').get();
  expect(docs.map(({ id }) => id)).toContain(backend.tombstones.digestOf(ADA));
  expect(JSON.stringify(docs.map((found) => [found.id, found.data()]))).not.toContain(
    addressHash(ADA),
  );
  expect((await collection('erasures').get()).size).toBe(0);
});
