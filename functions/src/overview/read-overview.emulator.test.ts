import { useBackend } from '../testing/backend.ts';
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { CALLABLES } from '@raade/contracts/base/callables';
import { localDay } from '@raade/contracts/base/local-day';
import { sumOf, type Totals } from '@raade/contracts/money/ledger-totals';
import { readOverviewResponseSchema } from '@raade/contracts/overview/overview';
import { SAMPLE_APPLICATIONS } from '@raade/contracts/testing/sample-applications';
import { collection, firestore } from '../base/firestore.ts';
import { recordDonation } from '../money/donations/ledger.ts';
import { countOperations } from '../testing/firestore-operations.ts';
import { addRegistrants, clearAll } from '../testing/mail/registrants.ts';
import { measured } from '../testing/money/measured.ts';
import { donationToEnter, treasurerDesk } from '../testing/money/treasurer-desk.ts';
import { auditLog, callAs, signedIn } from '../testing/people/staff-calls.ts';
import { donationFigures } from './donation-figures.ts';

const backend = useBackend();
const { enter, given, voidEntered } = treasurerDesk(backend);
beforeEach(clearAll);

const readAs = async (...roles: string[]) =>
  readOverviewResponseSchema.parse(
    await callAs(await signedIn({ roles }), CALLABLES.readOverview, {}),
  );

/**
 * Creates donations of all kinds: refunded in part and in full, disputed and lost, entered, voided, in another
 * currency.
 */
async function fillLedger(): Promise<void> {
  const { control, stripe } = backend;
  const [plain, partly, fully, lost] = [await given(), await given(), await given(), await given()];
  await stripe.refunds.create({ payment_intent: partly, amount: 1234 });
  await stripe.refunds.create({ payment_intent: fully });
  control.closeDispute(control.openDispute({ paymentIntent: lost }).id, 'lost');
  for (const id of [partly, fully, lost]) await recordDonation(id, 'webhook');
  const foreign = { account_currency: 'eur', account_gross_cents: 4600, account_fee_cents: 190 };
  const donations = collection('donations');
  await donations
    .doc('pi_foreign')
    .create({ ...(await donations.doc(plain).get()).data(), ...foreign });
  await enter(donationToEnter());
  await enter(donationToEnter({ amount: 725, method: 'cash', checkNumber: '' }));
  const { id } = await enter(
    donationToEnter({ amount: 9900, method: 'transfer', checkNumber: '' }),
  );
  await voidEntered({ request: randomUUID(), id, seen: 0, reason: 'mistake' });
  // In the ledger's time zone: the last minute of a month, the first minute of the next month, and years ago.
  const moments = { [plain]: '2026-03-01T05:59:00Z', [partly]: '2026-03-01T06:00:00Z' };
  for (const [donation, at] of Object.entries({ ...moments, [fully]: '2024-01-02T12:00:00Z' })) {
    await donations.doc(donation).update({ paid_at: Timestamp.fromDate(new Date(at)) });
  }
}

interface Donation extends Totals {
  readonly month: string;
  readonly method: string;
  readonly currency: string;
  readonly account: readonly number[];
}

/** The donations that count, one by one. */
async function donationsOnRecord(): Promise<Donation[]> {
  const { docs } = await collection('donations').where('payment_status', '!=', 'voided').get();
  return docs.map((donation) => ({
    count: 1,
    sum: Number(donation.get('amount_cents')),
    month: localDay((donation.get('paid_at') as Timestamp).toDate()).slice(0, 7),
    method: String(donation.get('payment_method')),
    currency: String(donation.get('account_currency')),
    account: ['gross', 'fee', 'refunded', 'disputed'].map((figure) =>
      Number(donation.get(`account_${figure}_cents`) ?? 0),
    ),
  }));
}

test('totals and monthly sums in the ledger’s time zone equal those of single donations', async () => {
  await fillLedger();
  const donations = await donationsOnRecord();
  expect(donations).toHaveLength(7);
  const { ledger, months } = await firestore().runTransaction((transaction) =>
    donationFigures(transaction, new Date('2026-04-01T04:59:00Z')),
  );
  expect(ledger.all).toEqual(sumOf(donations));
  expect(sumOf(Object.values(ledger.byStatus))).toEqual(ledger.all);
  expect(ledger.byStatus).toMatchObject({ refunded: { count: 1 }, disputed: { count: 1 } });
  const accountOf = (currency: string) => {
    const [gross = 0, fees = 0, refunds = 0, disputes = 0] = [0, 1, 2, 3].map((index) =>
      donations
        .filter((donation) => donation.currency === currency)
        .reduce((sum, { account }) => sum + (account[index] ?? 0), 0),
    );
    return { currency, gross, fees, refunds, disputes, net: gross - fees - refunds - disputes };
  };
  expect(ledger.accounts).toEqual([accountOf('eur'), accountOf('usd')]);

  const ofMonth = (month: string) => donations.filter((donation) => donation.month === month);
  const sinceApril = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2025, 3 + index)));
  expect(months.map(({ month }) => month)).toEqual(
    sinceApril.map((first) => first.toISOString().slice(0, 7)),
  );
  for (const { month, all, entered } of months) {
    expect({ month, ...all }).toEqual({ month, ...sumOf(ofMonth(month)) });
    for (const [method, totals] of Object.entries(entered)) {
      expect(totals).toEqual(
        sumOf(ofMonth(month).filter((donation) => donation.method === method)),
      );
    }
  }
  expect(months.slice(-4).map(({ all }) => all.count)).toEqual([2, 0, 1, 1]);
});

const applied = (university: string, status = 'new') =>
  collection('studentApplications').add({
    ...SAMPLE_APPLICATIONS.student,
    university,
    status,
    created_at: Timestamp.now(),
  });

test('registrants are counted by forum and ticket, applications by status and university', async () => {
  const [student, none] = [{ ticket_type: 'student' }, { ticket_type: null }];
  const pro = { ticket_type: 'professional', forum_id: '2026' };
  await addRegistrants([
    student,
    { ...student, status: 'Canceled' },
    { ...none, status: 'confirmed' },
    none,
    pro,
    pro,
  ]);
  for (const name of [' rice  university', 'Rice University', 'Rice University']) {
    await applied(name);
  }
  await applied('Universidade de São Paulo', 'accepted');
  const startsAt = '2027-03-15T14:00:00.000Z';
  const campaign = {
    subject: 'Sample news',
    content: '',
    recipient_type: 'all',
    forum_id: '2025',
    status: 'scheduled',
    created_by: 'sample-account',
    excluded: { cancelled: 0, unsubscribed: 0, invalid: 0, duplicate: 0 },
    deliveries: { waiting: 0, sending: 0, sent: 0, failed: 0, unknown: 0 },
    created_at: Timestamp.fromMillis(0),
  };
  await collection('emailCampaigns').add(campaign);
  await collection('emailCampaigns').add({
    ...campaign,
    created_at: Timestamp.now(),
    starts_at: Timestamp.fromDate(new Date(startsAt)),
  });
  const { registrations, applications, donations, campaigns, waiting } = await readAs('admin');
  expect(registrations).toEqual([
    { forum: '2026', all: 2, notAttending: 0, tickets: [{ ticket: 'professional', count: 2 }] },
    {
      forum: '2025',
      all: 4,
      notAttending: 1,
      tickets: [
        { ticket: 'student', count: 2 },
        { ticket: null, count: 2 },
      ],
    },
  ]);
  const [nobody, one] = [{ new: 0, in_review: 0, accepted: 0, declined: 0 }, { accepted: 1 }];
  expect(applications).toEqual({
    kinds: { student: { ...nobody, new: 3, ...one }, partner: nobody, guest: nobody },
    universities: [
      { name: 'Rice University', byStatus: { ...nobody, new: 3 } },
      { name: 'Universidade de São Paulo', byStatus: { ...nobody, ...one } },
    ],
    hasOlder: false,
  });
  expect(donations?.ledger.all).toEqual({ count: 0, sum: 0 });
  expect(campaigns?.map(({ subject }) => subject)).toEqual(['Sample news', 'Sample news']);
  expect(campaigns?.[0]?.startsAt).toBe(startsAt);
  // An undefined property would arrive as null.
  expect(Object.keys(campaigns?.[1] ?? {})).not.toContain('startsAt');
  expect(waiting['applications']).toBe(3);
});

test.each([
  ['treasurer', ['donations']],
  ['reviewer', ['applications']],
  ['mailer', ['registrations', 'campaigns']],
  ['editor', []],
])('a %s gets only the parts %j, with one audit entry', async (role, parts) => {
  expect(Object.keys(await readAs(role))).toEqual(['waiting', ...parts]);
  expect(await auditLog()).toEqual([
    expect.objectContaining({ action: 'read-overview', subject: null, details: { parts } }),
  ]);
});

test('hundreds of donations and registrants need no more reads than a few', async () => {
  const { soFar, stop } = countOperations();
  const readsOf = async () => (await measured(soFar, () => readAs('admin'))).reads;
  const fill = async (count: number) => {
    await addRegistrants(Array.from({ length: count }, () => ({ ticket_type: 'student' })));
    const donation = { payment_status: 'succeeded', amount_cents: 5000, paid_at: Timestamp.now() };
    const donations = Array.from({ length: count }, () => collection('donations').add(donation));
    await Promise.all(donations);
  };
  await fill(3);
  const few = await readsOf();
  await fill(400);
  expect(await readsOf()).toBe(few);
  expect(few).toBeLessThan(110);
  stop();
});
