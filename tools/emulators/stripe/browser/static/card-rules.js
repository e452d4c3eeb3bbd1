/**
 * Facts about a card that its digits alone tell. The card field in the browser and the emulator's API share this file,
 * so that it is plain JavaScript.
 */

const BRANDS = [
  { brand: 'amex', prefix: /^3[47]/, length: 15, cvcLength: 4, gaps: [4, 10] },
  { brand: 'mastercard', prefix: /^(5[1-5]|2[2-7])/, length: 16, cvcLength: 3, gaps: [4, 8, 12] },
  { brand: 'discover', prefix: /^(6011|64[4-9]|65)/, length: 16, cvcLength: 3, gaps: [4, 8, 12] },
  { brand: 'visa', prefix: /^4/, length: 16, cvcLength: 3, gaps: [4, 8, 12] },
];
const UNKNOWN = { brand: 'unknown', length: 16, cvcLength: 3, gaps: [4, 8, 12] };

export function digitsOf(text) {
  return text.replace(/\D/g, '');
}

export function brandOf(number) {
  return BRANDS.find(({ prefix }) => prefix.test(number)) ?? UNKNOWN;
}

/** The Luhn check of ISO/IEC 7812-1: every second digit from the right counts double. */
export function passesLuhn(number) {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return number.length > 0 && sum % 10 === 0;
}

export function isCardNumber(number) {
  return number.length === brandOf(number).length && passesLuhn(number);
}

/** A card is good until the end of its month. `now` is a Date. */
export function isExpired({ month, year }, now) {
  return year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1;
}

/** Stripe takes no card that outlives this many years. */
export const LONGEST_VALIDITY_YEARS = 50;
