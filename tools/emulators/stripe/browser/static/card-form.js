import {
  brandOf,
  digitsOf,
  isCardNumber,
  isExpired,
  LONGEST_VALIDITY_YEARS,
} from './card-rules.js';

/** Texts of a card's fields, and when they are wrong. Pure: no document, no clock. */

const EXPIRY_SEPARATOR = ' / ';

/** `4242424242` becomes `4242 4242 42`, grouped as the brand prints it. */
export function formatNumber(text) {
  const digits = digitsOf(text);
  const { length, gaps } = brandOf(digits);
  return [...digits.slice(0, length)]
    .map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit))
    .join('');
}

/** `5` becomes `05 / `, `12/2030` becomes `12 / 30`. Deleting puts no separator back. */
export function formatExpiry(text, { isDeleting = false } = {}) {
  const typed = digitsOf(text.replace(/\/\s*20(\d\d)$/, '/$1'));
  const digits = /^[2-9]/.test(typed) && !isDeleting ? `0${typed}` : typed;
  const month = digits.slice(0, 2);
  const year = digits.slice(2, 4);
  const hasSeparator = year || (month.length === 2 && !isDeleting);
  return hasSeparator ? `${month}${EXPIRY_SEPARATOR}${year}` : month;
}

export function formatCvc(text, number) {
  return digitsOf(text).slice(0, brandOf(digitsOf(number)).cvcLength);
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
    if (digits.length < brandOf(digits).length) {
      return problem('incomplete_number', 'Your card number is incomplete.');
    }
    return isCardNumber(digits) ? null : problem('invalid_number', 'Your card number is invalid.');
  },
  expiry({ expiry }, now) {
    const date = readExpiry(expiry);
    if (!date) return problem('incomplete_expiry', "Your card's expiration date is incomplete.");
    if (date.month < 1 || date.month > 12) {
      return problem('invalid_expiry_month', "Your card's expiration month is invalid.");
    }
    if (date.year < now.getFullYear()) {
      return problem('invalid_expiry_year_past', "Your card's expiration year is in the past.");
    }
    if (isExpired(date, now)) {
      return problem('invalid_expiry_month_past', "Your card's expiration date is in the past.");
    }
    return date.year > now.getFullYear() + LONGEST_VALIDITY_YEARS
      ? problem('invalid_expiry_year', "Your card's expiration year is invalid.")
      : null;
  },
  cvc({ cvc, number }) {
    return digitsOf(cvc).length < brandOf(digitsOf(number)).cvcLength
      ? problem('incomplete_cvc', "Your card's security code is incomplete.")
      : null;
  },
};

/** The problem of one field as Stripe.js words it, or null when its value is good. */
export function problemOf(field, values, now) {
  return CHECKS[field](values, now);
}

/** An unfinished value is no mistake until the donor has left the field. */
export function isUnfinished({ code }) {
  return code.startsWith('incomplete_');
}
