import { methodOf } from './method-of.ts';
import { receiptFacts } from './receipt-facts.ts';
import { SAMPLE_DONATION } from '@raade/emails';
import { receiptNumber } from '@raade/contracts/money/receipt-number';
import { RECORDED_DONATION, SAMPLE_WORDING } from './testing/sample-receipt.ts';

const NUMBER = receiptNumber('pi_sample');
const factsOf = (changes: object = {}, revision = 1, returnedCents = 0) =>
  receiptFacts(
    { donationId: 'pi_sample', revision, returnedCents },
    { ...RECORDED_DONATION, ...changes },
    SAMPLE_WORDING,
  );

test('a receipt names donor, recipient, amount, date, method and purpose', () => {
  expect(factsOf()).toEqual({
    ...SAMPLE_DONATION,
    number: NUMBER,
    organization: {
      name: SAMPLE_WORDING.ORGANIZATION_NAME,
      address: SAMPLE_WORDING.ORGANIZATION_ADDRESS,
      taxId: SAMPLE_WORDING.ORGANIZATION_TAX_ID,
    },
    goodsWording: SAMPLE_WORDING.RECEIPT_GOODS_WORDING,
    taxWording: SAMPLE_WORDING.EMAIL_TAX_WORDING,
  });
});

test('a replacement names the replaced receipt, and says whether any of the donation is left', () => {
  expect(factsOf({}, 2, 2000)).toMatchObject({
    kind: 'corrected',
    number: `${NUMBER}/2`,
    replaces: NUMBER,
    returnedCents: 2000,
  });
  expect(factsOf({}, 3, 5000)).toMatchObject({
    kind: 'canceled',
    number: `${NUMBER}/3`,
    replaces: `${NUMBER}/2`,
  });
  expect(factsOf({}, 1, 2000)).toMatchObject({ kind: 'first', replaces: null });
});

test.each([
  ['returned', { refunded_cents: 5000 }],
  ['disputed', { dispute: 'lost' }],
  ['returned-and-disputed', { refunded_cents: 2000, dispute: 'lost' }],
  ['returned', { refunded_cents: 5000, dispute: 'won' }],
  ['unpaid', { void_reason: 'unpaid' }],
  ['mistake', { void_reason: 'mistake' }],
  [null, {}],
])('a canceled receipt gives the reason: %s', (canceledBecause, money) => {
  expect(factsOf(money, 2, 5000)).toMatchObject({ kind: 'canceled', canceledBecause });
  expect(factsOf(money, 2, 2000)).toMatchObject({ kind: 'corrected', canceledBecause: null });
});

test.each(['cheque', 'cash', 'transfer'])(
  'a donation by %s has no text about card statements',
  (method) => {
    expect(
      factsOf({ payment_method: method, card_brand: '', card_last4: '' }).statementName,
    ).toBeNull();
  },
);

test('a receipt has the number of its donation', () => {
  expect(factsOf({ receipt_number: 'R-OTHER' }, 2).number).toBe('R-OTHER/2');
});

test.each([
  ['card', 'amex', '0005', 'American Express card ending in 0005'],
  ['card', 'new_brand', '0005', 'Card ending in 0005'],
  ['card', '', '', 'Card'],
  ['cheque', '', '', 'Check'],
  ['cash', '', '', 'Cash'],
  ['transfer', '', '', 'Bank transfer'],
] as const)(
  'a donation by %s (%s %s) reads: %s',
  (payment_method, card_brand, card_last4, words) => {
    expect(methodOf({ payment_method, card_brand, card_last4 })).toBe(words);
  },
);
