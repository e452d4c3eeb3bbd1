import fc from 'fast-check';
import { formatCents, formatToTheCent } from './money.ts';

test.each([
  [5000, '$50'],
  [5050, '$50.50'],
  [5005, '$50.05'],
  [100_000, '$1,000'],
  [0, '$0'],
  [1, '$0.01'],
  [-8_196_113_056_075_809, '-$81,961,130,560,758.09'],
  [9_007_199_254_740_991, '$90,071,992,547,409.91'],
])('%i cents are shown as %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});

test('amounts in columns always have cents', () => {
  expect([5000, 1250, 0, -839].map((cents) => formatToTheCent(cents))).toEqual([
    '$50.00',
    '$12.50',
    '$0.00',
    '-$8.39',
  ]);
  expect(formatToTheCent(963_650, 'eur')).toBe('€9,636.50');
});

test('dollars are formatted as by Intl, but without its formatter, which is slow on phones', () => {
  const made = jest.spyOn(Intl, 'NumberFormat');
  const options = { style: 'currency', currency: 'usd', maximumFractionDigits: 2 } as const;
  const [whole, exact] = [0, 2].map((minimumFractionDigits) =>
    Intl.NumberFormat('en-US', { ...options, minimumFractionDigits }),
  );
  made.mockClear();
  const amount = fc.oneof(
    fc.integer({ min: -1_000_000, max: 1_000_000 }),
    fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }).map((dollars) => dollars * 100),
    fc.maxSafeInteger(),
  );
  fc.assert(
    fc.property(amount, (cents) => {
      // As decimal text, since division of the largest sums is off by a cent.
      const dollars = `${cents}e-2` as `${number}`;
      expect(formatToTheCent(cents)).toBe(exact?.format(dollars));
      const format = cents % 100 === 0 ? whole : exact;
      expect(formatCents(cents)).toBe(format?.format(dollars));
    }),
    { numRuns: 1000 },
  );
  expect(made).not.toHaveBeenCalled();
});
