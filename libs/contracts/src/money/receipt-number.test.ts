import { numberOfRevision, receiptNumber } from './receipt-number.ts';

test('a donation always has the same receipt number, and no other donation has it', () => {
  const numbers = new Set(
    Array.from({ length: 200_000 }, (_, index) => receiptNumber(`pi_${index}`)),
  );
  expect(numbers.size).toBe(200_000);
  expect(receiptNumber('pi_7')).toBe(receiptNumber('pi_7'));
});

test('a receipt number contains no letter that looks like a digit', () => {
  for (let index = 0; index < 500; index += 1) {
    expect(receiptNumber(`pi_${index}`)).toMatch(/^R(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  }
});

test('a replacement has the number of its receipt and its revision', () => {
  expect([1, 2, 3].map((revision) => numberOfRevision('R-A', revision))).toEqual([
    'R-A',
    'R-A/2',
    'R-A/3',
  ]);
});
