import fc from 'fast-check';
import { MAX_DONATION_CENTS } from './donation-amount.ts';
import { formatCents, formatToTheCent } from './money.ts';
import { AMOUNT_MESSAGES, readAmount } from './typed-amount.ts';

test.each([
  ['50', 5000],
  [' 50 ', 5000],
  ['0050', 5000],
  ['12.', 1200],
  ['12.5', 1250],
  ['12.50', 1250],
  ['.5', 50],
  ['12,5', 1250],
  ['12,50', 1250],
  ['1,250', 125_000],
  ['1,000.00', 100_000],
  ['1.000,00', 100_000],
  ['1.000.000', 100_000_000],
  ['1 250', 125_000],
  ['1\u00a0250,50', 125_050],
  ['1\u202f250.5', 125_050],
  ["1'250", 125_000],
  ['1’250.00', 125_000],
  ['$500', 50_000],
  ['$ 500', 50_000],
  ['500$', 50_000],
  ['500 USD', 50_000],
  ['usd 500', 50_000],
  ['US$ 12', 1200],
  ['$1 USD', 100],
  ['20 dollars', 2000],
  ['\u202a$500\u202c', 50_000],
  ['５０', 5000],
  ['＄１，２５０．５０', 125_050],
  ['999999.99', MAX_DONATION_CENTS],
  ['-5', -500],
  ['−5', -500],
])('%j is %i cents', (text, cents) => {
  expect(readAmount(text)).toEqual({ cents });
});

test.each(['', '  ', 'abc', '$', '-', '\u200b'])('%j contains no number', (text) => {
  expect(readAmount(text)).toEqual({ cents: Number.NaN });
});

test.each([
  ['1.250', 'Did you mean $1.25 or $1,250? Please write one of them'],
  ['$12.345', 'Did you mean $12.35 or $12,345? Please write one of them'],
  ['0x10', AMOUNT_MESSAGES.format],
  ['1e3', AMOUNT_MESSAGES.format],
  ['+5', AMOUNT_MESSAGES.format],
  ['50-', AMOUNT_MESSAGES.format],
  ['(50)', AMOUNT_MESSAGES.format],
  ['1,25,000', AMOUNT_MESSAGES.format],
  ['1 25', AMOUNT_MESSAGES.format],
  ['1, 250', AMOUNT_MESSAGES.format],
  ['1.2.3', AMOUNT_MESSAGES.format],
  ['1,000,00', AMOUNT_MESSAGES.format],
  ["1,000'000", AMOUNT_MESSAGES.format],
  ['1.250,', AMOUNT_MESSAGES.format],
  ['50%', AMOUNT_MESSAGES.format],
  ['5k', AMOUNT_MESSAGES.format],
  ['1'.repeat(41), AMOUNT_MESSAGES.format],
  ['0.995', AMOUNT_MESSAGES.fractionOfCent],
  ['33.3333', AMOUNT_MESSAGES.fractionOfCent],
  ['0,250', AMOUNT_MESSAGES.fractionOfCent],
  ['٥٠', AMOUNT_MESSAGES.digits],
  ['५०', AMOUNT_MESSAGES.digits],
  ['½', AMOUNT_MESSAGES.digits],
  ['1½', AMOUNT_MESSAGES.digits],
  ['5²', AMOUNT_MESSAGES.digits],
  ['€50', AMOUNT_MESSAGES.currency],
  ['50 EUR', AMOUNT_MESSAGES.currency],
  ['CA$50', AMOUNT_MESSAGES.currency],
  ['₦5000', AMOUNT_MESSAGES.currency],
])('%j is refused: %s', (text, problem) => {
  expect(readAmount(text).problem).toBe(problem);
});

const amount = fc.integer({ min: 1, max: MAX_DONATION_CENTS });

test('an amount in the format of the site is read back unchanged', () => {
  fc.assert(
    fc.property(amount, (cents) => {
      expect(readAmount(formatCents(cents))).toEqual({ cents });
      expect(readAmount(formatToTheCent(cents))).toEqual({ cents });
    }),
  );
});

test('[CALL-04] an amount is read the same in every style, as dollars times 100', () => {
  const group = fc.constantFrom(',', '.', ' ', '\u00a0', '\u202f', "'", '’', '');
  const frame = fc.constantFrom(['', ''], ['$', ''], ['US$ ', ''], ['', ' USD'], ['$', ' USD']);
  fc.assert(
    fc.property(amount, group, frame, (cents, separator, [before, after]) => {
      const [dollars = '', fraction = ''] = (cents / 100).toFixed(2).split('.');
      const grouped = dollars.replaceAll(/\B(?=(?:\d{3})+$)/g, separator);
      const decimal = separator === '.' ? ',' : '.';
      const text = `${before}${grouped}${decimal}${fraction}${after}`;
      expect(readAmount(text)).toEqual({ cents });
      expect(readAmount(text).cents).toBe(Math.round(Number(`${dollars}.${fraction}`) * 100));
    }),
  );
});

test('the digits of an amount are always those of the text', () => {
  const text = fc.string({
    unit: fc.constantFrom(..."0123456789.,' $-+e".split('')),
    maxLength: 10,
  });
  fc.assert(
    fc.property(text, (typed) => {
      const { cents } = readAmount(typed);
      if (Number.isNaN(cents)) return;
      // Cents are at most two digits after the last point or comma.
      const fraction = /[.,](\d{0,2})\D*$/.exec(typed)?.[1] ?? '';
      const digits = typed.replaceAll(/\D/g, '');
      expect(Math.abs(cents)).toBe(Number(digits + '0'.repeat(2 - fraction.length)));
      // Three digits after a single point are ambiguous.
      expect(typed).not.toMatch(/^\D*\d+\.\d{3}\D*$/);
    }),
    { numRuns: 20_000 },
  );
});
