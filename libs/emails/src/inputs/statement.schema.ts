import { formatCents } from '@raade/contracts/money/money';
import * as z from 'zod/mini';
import { personName } from './person-name.ts';
import { dayInWords } from './receipt-rows.ts';
import { receiptInput } from './receipt.schema.ts';

const text = z.string('is missing').check(z.minLength(1, 'must not be empty'));

/** The donations of a donor in a year. Amounts are whole cents of their currency. */
export const statementInput = z.strictObject({
  year: z.int(),
  donorName: z.nullable(personName),
  donations: z.array(
    z.strictObject({
      paidOn: z.iso.date(),
      /** Number of its receipt. */
      number: text,
      method: text,
      currency: text,
      /** Cents that were given, and of these the cents that went back to the donor. */
      given: z.int(),
      returned: z.int(),
    }),
  ),
  /** The sum of all donations less refunds, by currency. */
  totals: z.record(z.string(), z.int()),
  organization: receiptInput.shape.organization,
  goodsWording: text,
  taxWording: text,
});
export type StatementInput = z.output<typeof statementInput>;

/** 'Your donation in 2025', or 'Your donations in 2025'. */
export const donationsOfYear = ({ year, donations }: Pick<StatementInput, 'year' | 'donations'>) =>
  `Your ${donations.length === 1 ? 'gift' : 'gifts'} in ${year}`;

/**
 * The sentence about goods and services is configured for one donation. For several, it is changed to apply to each.
 */
export const statementGoodsWording = ({ donations, goodsWording }: StatementInput) =>
  donations.length === 1
    ? goodsWording
    : `For each of these ${donations.length} gifts: ${goodsWording}`;

/** A statement as a table: the columns, a row for each donation, and the sum for each currency, also as a sentence. */
export function statementRows({ year, donations, totals }: StatementInput) {
  const sums = Object.entries(totals).map(([currency, cents]) => ({
    label: donationsOfYear({ year, donations }),
    amount: `${formatCents(cents, currency)} ${currency.toUpperCase()}`,
  }));
  return {
    head: ['Date', 'Receipt', 'Paid by', 'Given', 'Returned'],
    rows: donations.map(({ paidOn, number, method, currency, given, returned }) => [
      dayInWords(paidOn),
      number,
      method,
      formatCents(given, currency),
      returned === 0 ? '–' : formatCents(returned, currency),
    ]),
    sums,
    totals: sums.map(({ label, amount }) => `${label}: ${amount}`),
  };
}
