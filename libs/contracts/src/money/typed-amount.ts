import { formatCents } from './money.ts';
import { removeUnseen } from '../base/unseen.ts';

export const AMOUNT_MESSAGES = {
  format: 'Please write the amount like 50, 12.50 or 1,250',
  fractionOfCent: 'Please write at most two digits for the cents',
  digits: 'Please write the amount with the digits 0 to 9',
  currency: 'Please enter the amount in US dollars',
  ambiguous: (readings: readonly number[]) =>
    `Did you mean ${readings.map((cents) => formatCents(cents)).join(' or ')}? Please write one of them`,
} as const;

export interface TypedAmount {
  /** `NaN` if the text is not an amount. */
  readonly cents: number;
  /** Message for the person who typed a number that is not an amount. */
  readonly problem?: string;
}

/** Longer than any amount with its currency. */
const MAX_LENGTH = 40;

/** An optional sign, the figure, and a currency before or after it. */
const PARTS = /^([-−]?)\s*(?:US ?\$|\$|USD)?\s*(.*?)\s*(?:US ?\$|\$|USD|dollars?)?$/iu;
/** Detects another currency: a currency sign except $, or two letters, as in a code or a name. */
const OTHER_CURRENCY = /[^\P{Sc}$]|\p{L}{2}/u;
const PLAIN = /^(\d+)(?:[.,](\d{0,2}))?$/;
const CENTS_ALONE = /^[.,](\d{1,2})$/;
/** Groups of three digits with one kind of separator, and cents after another one. */
const GROUPED = /^([1-9]\d{0,2}(?:([.,' ])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/;
const FRACTION_OF_CENT = /^\d*[.,]\d{3,}$/;

/**
 * Parses an amount of US dollars as people type it: `50`, `12.50`, `12,50`, `$1,250`, `1.250,00 USD`, `1 250`,
 * `1'250.50`. Ambiguous texts are refused with a question: `1.250` may mean $1,250 or $1.25. `1,250` means $1,250,
 * since nobody types three digits of cents, and a comma groups digits in the US.
 */
export function readAmount(text: string): TypedAmount {
  const typed = withAsciiForms(removeUnseen(text.slice(0, MAX_LENGTH + 1))).trim();
  if (!/\p{N}/u.test(typed)) return { cents: Number.NaN };
  if (/[^\P{N}0-9]/u.test(typed)) return refuse(AMOUNT_MESSAGES.digits);
  const [, sign, figure = ''] = PARTS.exec(typed) ?? [];
  if (OTHER_CURRENCY.test(figure)) return refuse(AMOUNT_MESSAGES.currency);
  if (typed.length > MAX_LENGTH) return refuse(AMOUNT_MESSAGES.format);
  const amount = readFigure(figure.replaceAll(/\s/gu, ' ').replaceAll('’', "'"));
  return sign ? { ...amount, cents: -amount.cents } : amount;
}

function readFigure(figure: string): TypedAmount {
  const plain = PLAIN.exec(figure);
  if (plain) return { cents: toCents(plain[1], plain[2]) };
  const centsAlone = CENTS_ALONE.exec(figure);
  if (centsAlone) return { cents: toCents('0', centsAlone[1]) };
  const grouped = GROUPED.exec(figure);
  if (!grouped) {
    const isTooExact = FRACTION_OF_CENT.test(figure);
    return refuse(isTooExact ? AMOUNT_MESSAGES.fractionOfCent : AMOUNT_MESSAGES.format);
  }
  const cents = toCents(grouped[1]?.replaceAll(/\D/g, ''), grouped[3]);
  const isAmbiguous = /^\d+\.\d{3}$/.test(figure);
  if (!isAmbiguous) return { cents };
  return refuse(AMOUNT_MESSAGES.ambiguous([Math.round(Number(figure) * 100), cents]));
}

const toCents = (dollars = '', cents = ''): number =>
  Number(dollars) * 100 + Number(cents.padEnd(2, '0'));

const refuse = (problem: string): TypedAmount => ({ cents: Number.NaN, problem });

/** Replaces full-width forms, which East Asian keyboards write, by ASCII characters. */
const withAsciiForms = (text: string): string =>
  text.replaceAll(/[\uFF01-\uFF5E]/g, (form) => String.fromCharCode(form.charCodeAt(0) - 0xfee0));
