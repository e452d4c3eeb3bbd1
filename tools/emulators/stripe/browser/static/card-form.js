/**
 * Validation of card fields, and the brand of a card by its number. Pure functions in plain JavaScript, since both the
 * card field in the browser and the emulator's API use them.
 */

const BRANDS = [
  { brand: 'amex', prefix: /^3[47]/, length: 15, cvcLength: 4 },
  { brand: 'mastercard', prefix: /^(5[1-5]|2[2-7])/, length: 16, cvcLength: 3 },
  { brand: 'discover', prefix: /^(6011|64[4-9]|65)/, length: 16, cvcLength: 3 },
  { brand: 'visa', prefix: /^4/, length: 16, cvcLength: 3 },
];
const UNKNOWN = { brand: 'unknown', length: 16, cvcLength: 3 };

export function digitsOf(text) {
  return text.replace(/\D/g, '');
}

export function brandOf(number) {
  return BRANDS.find(({ prefix }) => prefix.test(number)) ?? UNKNOWN;
}

/** The Luhn check of ISO/IEC 7812-1: every second digit from the right counts double. */
function passesLuhn(number) {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Month and four-digit year, or null while either is missing. */
export function readExpiry(text) {
  const digits = digitsOf(text);
  if (digits.length < 4) return null;
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) };
}

const problem = (code, message) => ({ type: 'validation_error', code, message });

const CHECKS = {
  number({ number }) {
    const digits = digitsOf(number);
    const { length } = brandOf(digits);
    if (digits.length < length) {
      return problem('incomplete_number', 'Your card number is incomplete.');
    }
    return digits.length === length && passesLuhn(digits)
      ? null
      : problem('invalid_number', 'Your card number is invalid.');
  },
  expiry({ expiry }, now) {
    const date = readExpiry(expiry);
    if (!date) return problem('incomplete_expiry', "Your card's expiration date is incomplete.");
    const { month, year } = date;
    if (month < 1 || month > 12) {
      return problem('invalid_expiry_month', "Your card's expiration month is invalid.");
    }
    // A card is valid until the end of its month.
    return year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1
      ? problem('invalid_expiry_year_past', "Your card's expiration date is in the past.")
      : null;
  },
  cvc({ cvc, number }) {
    return digitsOf(cvc).length < brandOf(digitsOf(number)).cvcLength
      ? problem('incomplete_cvc', "Your card's security code is incomplete.")
      : null;
  },
};

/** The problem of one field as Stripe.js words it, or null if its value is valid. */
export function problemOf(field, values, now) {
  return CHECKS[field](values, now);
}

/** True for an incomplete value, which is shown as a mistake only after the donor has left the field. */
export function isUnfinished({ code }) {
  return code.startsWith('incomplete_');
}
