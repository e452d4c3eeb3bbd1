import { useBackend } from '../../testing/backend.ts';
import { randomUUID } from 'node:crypto';
import type { Timestamp } from 'firebase-admin/firestore';
import { localDay } from '@raade/contracts/base/local-day';
import { recordDonation } from '../donations/ledger.ts';
import { reconcile } from '../donations/reconcile.ts';
import { collection, firestore } from '../../base/firestore.ts';
import { receiptSchema } from '../receipts/receipt-entry.ts';
import { receiptMail } from '../receipts/receipt-mail.ts';
import { stripe } from '../../base/stripe/client.ts';
import { endAtEachStep } from '../../testing/inject-crashes.ts';
import { donationOf, receiptsOf } from '../../testing/ledger-reading.ts';
import {
  correctionOf,
  donationToEnter,
  SAMPLE_CHECK,
  SAMPLE_DONOR,
  treasurerDesk,
} from '../../testing/money/treasurer-desk.ts';
import { auditLog } from '../../testing/people/staff-calls.ts';
import { originalDigest, type Original } from './correct-donation.ts';

const backend = useBackend();

const { given, enter, correct } = treasurerDesk(backend);

const ADA = { fullName: 'Ada Right', email: 'ada@example.org', makeAnonymous: false };

const CASH = { amount: 7500, receivedOn: '2026-01-02', method: 'cash', checkNumber: '' } as const;

const originalBy = async (request: string) =>
  (await collection('donationOriginals').doc(request).get()).data();

const metadataOf = async (id: string) =>
  (await backend.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })).metadata;

test('a donor is corrected in the ledger and at Stripe, and the audit log contains only a digest of the original', async () => {
  const id = await given();
  const before = await donationOf(id);
  const asked = correctionOf(id, ADA);
  await correct(asked);
  expect(await donationOf(id)).toMatchObject({
    donor_name: ADA.fullName,
    donor_email: ADA.email,
    corrections: 1,
    amount_cents: 5000,
  });
  expect(await metadataOf(id)).toMatchObject({
    donor_name: ADA.fullName,
    donor_email: ADA.email,
    is_anonymous: 'false',
  });
  const kept = await originalBy(asked.request);
  expect(kept).toMatchObject({
    original: { donor_name: before?.['donor_name'], donor_email: before?.['donor_email'] },
    corrected_email: ADA.email,
  });
  const [entry] = await auditLog();
  expect(entry).toMatchObject({ action: 'correct-donation', subject: `donations/${id}` });
  const digest = originalDigest(kept?.['original'] as Original, String(kept?.['salt']));
  expect(entry?.details).toEqual({ original: digest });
});

test('neither later readings of Stripe nor the loss of the ledger undo a correction', async () => {
  const id = await given();
  await correct(correctionOf(id, ADA));
  await backend.stripe.refunds.create({ payment_intent: id, amount: 1000 });
  await recordDonation(id, 'webhook');
  await reconcile({ since: new Date(0) });
  const corrected = { donor_name: ADA.fullName, donor_email: ADA.email, corrections: 1 };
  expect(await donationOf(id)).toMatchObject({ ...corrected, refunded_cents: 1000 });
  await collection('donations').doc(id).delete();
  await recordDonation(id, 'reconcile');
  const { donor_name, donor_email } = corrected;
  expect(await donationOf(id)).toMatchObject({ donor_name, donor_email });
});

test('a repeated request after any interruption corrects once, in the ledger and at Stripe', async () => {
  const steps = await endAtEachStep({
    questions: [
      [stripe().paymentIntents, 'update'],
      [stripe().charges, 'update'],
      [firestore(), 'runTransaction'],
    ],
    begin: async () => correctionOf(await given(), ADA),
    work: correct,
    check: async (asked) => {
      await correct(asked);
      expect(await donationOf(asked.id)).toMatchObject({
        donor_name: ADA.fullName,
        corrections: 1,
      });
      expect(await metadataOf(asked.id)).toMatchObject({ donor_name: ADA.fullName });
      const subject = `donations/${asked.id}`;
      expect((await auditLog()).filter((entry) => entry.subject === subject)).toHaveLength(1);
    },
  });
  expect(steps).toBeGreaterThanOrEqual(6);
});

test('a donor who becomes anonymous is named only on the receipt; one who stops being anonymous, in the list, too', async () => {
  const id = await given();
  await correct(correctionOf(id, { ...ADA, makeAnonymous: true }));
  expect(await donationOf(id)).toMatchObject({ donor_name: null, is_anonymous: true });
  const receipt = () =>
    receiptMail('sample', {
      kind: 'donation-receipt',
      donation_id: id,
      revision: 1,
      returned_cents: 0,
    });
  expect((await receipt()).text).toContain(ADA.fullName);
  const renamed = { fullName: '', email: 'new@example.org', makeAnonymous: true };
  await correct(correctionOf(id, renamed, { seen: 1 }));
  expect(await receipt()).toMatchObject({ to: 'new@example.org' });
  expect((await receipt()).text).toContain(ADA.fullName);
  await correct(correctionOf(id, { ...ADA, fullName: 'Ada Public' }, { seen: 2 }));
  expect(await donationOf(id)).toMatchObject({ donor_name: 'Ada Public', is_anonymous: false });
  const apart = collection('anonymousDonors').doc(id);
  expect((await apart.get()).exists).toBe(false);
});

test('all details of an entered donation can be corrected, including its day', async () => {
  const { id } = await enter(donationToEnter());
  await correct(correctionOf(id, { ...ADA, email: '' }, { manualDonation: CASH }));
  const record = await donationOf(id);
  expect(record).toMatchObject({
    amount: 75,
    amount_cents: 7500,
    payment_method: 'cash',
    entered_method: 'cash',
    check_number: '',
    donor_name: ADA.fullName,
    donor_email: '',
  });
  expect(localDay((record as { paid_at: Timestamp }).paid_at.toDate())).toBe('2026-01-02');
});

test('a correction with the id of an earlier one, but other details, is refused', async () => {
  const id = await given();
  const asked = correctionOf(id, ADA);
  await correct(asked);
  const other = { ...asked, donor: { ...ADA, fullName: 'Ada Righter' } };
  await expect(correct(other)).rejects.toMatchObject({ code: 'already-exists' });
  expect(await donationOf(id)).toMatchObject({ donor_name: ADA.fullName, corrections: 1 });
});

test('a correction based on an outdated record is refused, even if sent at the same time', async () => {
  const id = await given();
  const both = await Promise.allSettled([
    correct(correctionOf(id, ADA)),
    correct(correctionOf(id, { ...ADA, fullName: 'Ada Other' })),
  ]);
  expect(both.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  const { donor_name, corrections } = (await donationOf(id)) ?? {};
  expect(corrections).toBe(1);
  const late = correctionOf(id, { ...ADA, fullName: 'Somebody Else' });
  await expect(correct(late)).rejects.toMatchObject({ code: 'aborted' });
  expect(await donationOf(id)).toMatchObject({ donor_name });
});

test('Stripe’s fields, missing donations and erased donors cannot be corrected', async () => {
  const id = await given();
  const { id: entered } = await enter(donationToEnter());
  const erased = await given();
  const nobody = { donor_email: '', donor_name: null, is_anonymous: true };
  await collection('donations').doc(erased).update(nobody);
  for (const [asked, code] of [
    // A donation by card needs an address.
    [correctionOf(id, { ...ADA, email: '' }), 'invalid-argument'],
    [correctionOf(id, { ...ADA, fullName: '' }), 'invalid-argument'],
    [correctionOf(id, ADA, { manualDonation: CASH }), 'invalid-argument'],
    [correctionOf(entered, SAMPLE_DONOR), 'invalid-argument'],
    [correctionOf(`manual_${randomUUID()}`, ADA, { manualDonation: CASH }), 'not-found'],
    [correctionOf(erased, ADA), 'failed-precondition'],
  ] as const) {
    await expect(correct(asked)).rejects.toMatchObject({ code });
  }
  expect(await donationOf(erased)).toMatchObject(nobody);
});

/** Receipts of a donation with their revisions, as they would be sent now. */
async function receiptTexts(id: string) {
  const found = (await receiptsOf(id)).sort((one, other) => revisionOf(one) - revisionOf(other));
  const mails = found.map((entry) => receiptMail('sample', receiptSchema.parse(entry)));
  return (await Promise.all(mails)).map(({ to, text }) => ({ to, text }));
}
const revisionOf = (receipt: Record<string, unknown>) => Number(receipt['revision']);

test('correcting a name creates one replacement receipt', async () => {
  const id = await given();
  const asked = correctionOf(id, ADA);
  await correct(asked);
  await correct(asked);
  const [, second, ...others] = await receiptTexts(id);
  expect(second).toMatchObject({ to: ADA.email, text: expect.stringContaining(ADA.fullName) });
  expect(second?.text).toMatch(/Replaces:? +R-/);
  expect(others).toEqual([]);
  expect(await donationOf(id)).toMatchObject({ receipt_revision: 2, receipt_returned_cents: 0 });

  // A refund afterwards replaces that receipt, too.
  await backend.stripe.refunds.create({ payment_intent: id, amount: 1000 });
  await recordDonation(id, 'webhook');
  expect(await donationOf(id)).toMatchObject({ receipt_revision: 3, receipt_returned_cents: 1000 });
});

test('correcting details that receipts do not contain creates no receipt', async () => {
  const id = await given();
  const name = String((await donationOf(id))?.['donor_name']);
  await correct(correctionOf(id, { ...ADA, fullName: name }));
  await correct(correctionOf(id, { ...ADA, fullName: name, makeAnonymous: true }, { seen: 1 }));
  expect(await receiptTexts(id)).toHaveLength(1);
});

test('correcting an amount creates another receipt, unless there was none', async () => {
  const { id } = await enter(donationToEnter({ sendReceipt: true }));
  const { id: silent } = await enter(donationToEnter({ sendReceipt: false }));
  const manualDonation = { ...SAMPLE_CHECK, amount: 6000 };
  for (const each of [id, silent])
    await correct(correctionOf(each, SAMPLE_DONOR, { manualDonation }));
  const [, second] = await receiptTexts(id);
  expect(second?.text).toMatch(/Amount +\$60 USD/);
  expect(await receiptsOf(silent)).toEqual([]);
});
