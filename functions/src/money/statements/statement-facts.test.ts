import { Timestamp } from 'firebase-admin/firestore';
import { amountOf } from '@raade/contracts/money/donation-sums';
import { donationDay } from '@raade/contracts/money/donation-day';
import { RECORDED_DONATION, SAMPLE_WORDING } from '../receipts/testing/sample-receipt.ts';
import { listedDonationSchema, statementFacts } from './statement-facts.ts';

const donationOf = (changes: object = {}) =>
  listedDonationSchema.parse({
    ...RECORDED_DONATION,
    payment_status: 'succeeded',
    receipt_revision: 1,
    receipt_returned_cents: 0,
    ...changes,
  });
const at = (time: string) => Timestamp.fromDate(new Date(time));

test('a statement lists donations by the day of payment, with the current receipt', () => {
  const late = donationOf({
    paid_at: at('2025-11-20T18:00:00Z'),
    receipt_number: 'R-LATE',
    receipt_revision: 2,
  });
  const facts = statementFacts(
    2025,
    new Map([
      ['pi_late', { ...late, refunded_cents: 2000 }],
      ['pi_early', donationOf({ receipt_number: 'R-EARLY', amount_cents: 12_050 })],
    ]),
    'Sam Sample',
    SAMPLE_WORDING,
  );
  expect(facts).toMatchObject({ year: 2025, donorName: 'Sam Sample', totals: { usd: 15_050 } });
  expect(facts.donations).toEqual([
    {
      paidOn: '2025-03-01',
      number: 'R-EARLY',
      method: 'Visa card ending in 4242',
      currency: 'usd',
      given: 12_050,
      returned: 0,
    },
    {
      paidOn: '2025-11-20',
      number: 'R-LATE/2',
      method: 'Visa card ending in 4242',
      currency: 'usd',
      given: 5000,
      returned: 2000,
    },
  ]);
});

test.each([
  ['2026-01-01T05:59:59Z', '2025-12-31'],
  ['2026-01-01T06:00:00Z', '2026-01-01'],
])('a donation of %s counts on %s, the day in Houston', (time, day) => {
  expect(donationDay(donationOf({ paid_at: at(time) }))).toBe(day);
});

test('amounts in an account of another currency are shown in that currency', () => {
  const money = {
    account_currency: 'eur',
    account_gross_cents: 4600,
    account_refunded_cents: 460,
    account_disputed_cents: 100,
    refunded_cents: 500,
  };
  expect(amountOf(donationOf(money))).toEqual({ currency: 'eur', given: 4600, returned: 460 });
  expect(amountOf(donationOf({ ...money, dispute: 'lost' }))).toMatchObject({ returned: 560 });
  expect(amountOf(donationOf({ ...money, account_currency: 'usd' }))).toEqual({
    currency: 'usd',
    given: 5000,
    returned: 500,
  });
});
