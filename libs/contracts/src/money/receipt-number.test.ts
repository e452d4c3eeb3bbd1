import { numberOfRevision, receiptNumber } from './receipt-number.ts';

test('a gift has the same number whenever it is asked for, and no other gift has it', () => {
  const numbers = new Set(
    Array.from({ length: 200_000 }, (_, index) => receiptNumber(`pi_${index}`)),
  );
  expect(numbers.size).toBe(200_000);
  expect(receiptNumber('pi_7')).toBe(receiptNumber('pi_7'));
});

test('a number can be read out: no letter in it is taken for a digit', () => {
  for (let index = 0; index < 500; index += 1) {
    expect(receiptNumber(`pi_${index}`)).toMatch(/^R(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  }
});

test('what replaces a receipt has its number and says how many there were', () => {
  expect([1, 2, 3].map((revision) => numberOfRevision('R-A', revision))).toEqual([
    'R-A',
    'R-A/2',
    'R-A/3',
  ]);
});
