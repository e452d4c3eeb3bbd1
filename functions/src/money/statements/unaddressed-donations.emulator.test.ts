import '../../testing/test-environment.ts';
import {
  DONATIONS_AROUND_NEW_YEAR,
  KEPT_IN_2025,
} from '@raade/contracts/testing/donations-around-new-year';
import { DONATION_WITHOUT_DONOR } from '../donations/without-donor.ts';
import { collection, firestore } from '../../base/firestore.ts';
import { storeAnonymousDonor } from '../anonymous-donor.ts';
import { readPdf } from '../pdf/testing/read-pdf.ts';
import { clearAll } from '../../testing/mail/registrants.ts';
import {
  at,
  control,
  give,
  donationOf,
  ledger,
  print,
} from '../../testing/money/statement-desk.ts';

beforeEach(clearAll);

const idOf = (number: number) => `manual_00000000-0000-4000-8000-00000000000${number}`;

/** Enters donations without an address; returns their ids. */
async function enter(...donations: readonly object[]): Promise<string[]> {
  const ids = donations.map((_donation, index) => idOf(index));
  const entered = (index: number) => ({
    ...donationOf(''),
    payment_method: 'cash',
    ...donations[index],
  });
  await Promise.all(ids.map((id, index) => ledger().doc(id).set(entered(index))));
  return ids;
}

const NOBODY = { donor_name: null, is_anonymous: true };

test('a donor without an address is listed, unlike an erased one', async () => {
  const [named, anonymous, , , late] = await enter(
    { donor_name: 'Ama Sample' },
    NOBODY,
    DONATION_WITHOUT_DONOR,
    { payment_status: 'voided' },
    { donor_name: 'Kofi Sample', amount_cents: 700, paid_at: at('2026-01-01T05:59:59Z') },
    { paid_at: at('2026-01-01T06:00:00Z') },
  );
  await give(donationOf('', NOBODY), donationOf('sam@example.org'));
  const run = await control('prepare');
  expect(run.counts).toMatchObject({ donations: 6, erased: 2, unaddressed: 3, due: 1 });
  const donation = { paidOn: '2025-03-01', cents: 5000, currency: 'usd' };
  expect(run.unaddressed).toEqual([
    { ...donation, id: named, name: 'Ama Sample' },
    { ...donation, id: anonymous, name: null },
    { ...donation, id: late, name: 'Kofi Sample', paidOn: '2025-12-31', cents: 700 },
  ]);
  expect(await control('status')).toEqual(run);
});

test('donors without an address get a PDF with their name, and each print is recorded', async () => {
  const ofOneName = { donor_name: 'Ama Sample' };
  const [named = '', anonymous = ''] = await enter(ofOneName, NOBODY, ofOneName);
  await firestore().runTransaction((transaction) => {
    const donor = { name: 'Quiet Giver', email: '' };
    storeAnonymousDonor(transaction, anonymous, donor, at('2025-03-01T18:00:00Z'));
    return Promise.resolve();
  });
  for (const [id, name] of [
    [named, 'Ama Sample'],
    [anonymous, 'Quiet Giver'],
  ] as const) {
    const { text } = await readPdf(Buffer.from((await print(id)).pdf ?? '', 'base64'));
    for (const part of ['Gifts in 2025', name, 'Cash', 'Your gift in 2025: $50 USD'])
      expect(text).toContain(part);
  }
  const { docs } = await collection('auditLog').get();
  expect(docs.map((entry) => entry.get('action') as unknown)).toEqual([
    'print-statement',
    'print-statement',
  ]);
});

test.each([
  ['with an address', { donor_email: 'sam@example.org' }],
  ['that is void', { payment_status: 'voided' }],
  ['of another year', { paid_at: at('2026-01-01T06:00:00Z') }],
])('no statement is printed for a donation %s', async (_what, changes) => {
  const [id = ''] = await enter(changes);
  await expect(print(id)).rejects.toMatchObject({ code: 'failed-precondition' });
});

test('mailed and printed statements of a year add up to its net donations', async () => {
  for (const [id, donation] of Object.entries(DONATIONS_AROUND_NEW_YEAR)) {
    await ledger()
      .doc(id)
      .set({ ...donationOf(''), ...donation });
  }
  const { totals, unaddressed } = await control('prepare');
  const printed = unaddressed?.map(({ cents }) => cents) ?? [];
  expect(printed).toEqual([333]);
  expect((totals['usd'] ?? 0) + 333).toBe(KEPT_IN_2025);
});
