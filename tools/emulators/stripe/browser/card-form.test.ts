import { problemOf, readExpiry, type CardValues } from './static/card-form.js';

const NOW = new Date(2025, 3, 11);
const GOOD: CardValues = {
  number: '4242 4242 4242 4242',
  expiry: '04 / 25',
  cvc: '123',
};
const codeOf = (field: keyof CardValues, values: Partial<CardValues>) =>
  problemOf(field, { ...GOOD, ...values }, NOW)?.code;

test('an expiry is read with a year of four digits', () => {
  expect(readExpiry('04 / 25')).toEqual({ month: 4, year: 2025 });
  expect(readExpiry('04 / 2')).toBeNull();
});

test('a card is valid until the end of its month', () => {
  expect(codeOf('expiry', { expiry: '04 / 25' })).toBeUndefined();
  expect(codeOf('expiry', { expiry: '03 / 25' })).toBe('invalid_expiry_year_past');
});

test.each([
  ['number', { number: '4242 4242' }, 'incomplete_number'],
  ['number', { number: '4242 4242 4242 4241' }, 'invalid_number'],
  ['expiry', { expiry: '12 /' }, 'incomplete_expiry'],
  ['expiry', { expiry: '13 / 30' }, 'invalid_expiry_month'],
  ['expiry', { expiry: '12 / 24' }, 'invalid_expiry_year_past'],
  ['cvc', { cvc: '12' }, 'incomplete_cvc'],
  ['cvc', { number: '3782 822463 10005', cvc: '123' }, 'incomplete_cvc'],
] as const)('the field %s of %j has the error %s', (field, values, code) => {
  expect(codeOf(field, values)).toBe(code);
});
