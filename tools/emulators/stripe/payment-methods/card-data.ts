import * as z from 'zod/mini';
import { cardError } from '../api/errors.ts';
import {
  brandOf,
  digitsOf,
  isCardNumber,
  isExpired,
  LONGEST_VALIDITY_YEARS,
} from '../browser/static/card-rules.js';

/** A card as a browser sends it. A year may have two digits. */
export const cardDataSchema = z.strictObject({
  number: z.string(),
  exp_month: z.string(),
  exp_year: z.string(),
  cvc: z.optional(z.string()),
});
export type CardData = z.infer<typeof cardDataSchema>;

export interface CheckedCard {
  readonly number: string;
  readonly brand: string;
  readonly month: number;
  /** Four digits. */
  readonly year: number;
}

/** Refuses what no card can be, with the error codes of https://docs.stripe.com/error-codes. */
export function checkCard(data: CardData, now: Date): CheckedCard {
  const number = digitsOf(data.number);
  const month = Number(data.exp_month);
  const year = fourDigits(Number(data.exp_year));
  if (!isCardNumber(number)) {
    throw cardError('Your card number is incorrect.', {
      code: 'incorrect_number',
      param: 'number',
    });
  }
  if (!Number.isInteger(month) || month < 1 || month > 12) throw invalidExpiry('month');
  if (!Number.isInteger(year) || year > now.getFullYear() + LONGEST_VALIDITY_YEARS) {
    throw invalidExpiry('year');
  }
  if (isExpired({ month, year }, now)) {
    throw invalidExpiry(year < now.getFullYear() ? 'year' : 'month');
  }
  const { brand, cvcLength } = brandOf(number);
  if (data.cvc !== undefined && digitsOf(data.cvc).length !== cvcLength) {
    throw cardError("Your card's security code is invalid.", { code: 'invalid_cvc', param: 'cvc' });
  }
  return { number, brand, month, year };
}

function invalidExpiry(part: 'month' | 'year') {
  const name = part === 'month' ? 'expiration month' : 'expiration year';
  return cardError(`Your card's ${name} is invalid.`, {
    code: `invalid_expiry_${part}`,
    param: `exp_${part}`,
  });
}

function fourDigits(year: number): number {
  return year < 100 ? 2000 + year : year;
}
