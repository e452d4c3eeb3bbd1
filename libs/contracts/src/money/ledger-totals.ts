import * as z from 'zod/mini';
import type { PaymentStatus } from './donation-record.ts';
import { ENTERED_METHODS, type EnteredMethod } from './manual-donations.ts';

/** States of donations that count; voided donations do not. */
export const COUNTED_STATUSES = [
  'succeeded',
  'partially_refunded',
  'refunded',
  'disputed',
] as const satisfies readonly PaymentStatus[];
type CountedStatus = (typeof COUNTED_STATUSES)[number];

/** Number of donations, and the sum of their amounts in cents, refunds not subtracted. */
export const totalsSchema = z.object({ count: z.int(), sum: z.int() });
export type Totals = z.output<typeof totalsSchema>;

/** Totals of donations that staff entered, since they did not come through Stripe. */
export const enteredTotalsSchema = z.record(z.enum(ENTERED_METHODS), totalsSchema);

/**
 * The totals of donations on our account at Stripe, in cents of one of its currencies, as in Stripe's balance report.
 */
const accountTotalsSchema = z.object({
  currency: z.string(),
  gross: z.int(),
  fees: z.int(),
  refunds: z.int(),
  disputes: z.int(),
  net: z.int(),
});
export type AccountTotals = z.output<typeof accountTotalsSchema>;

/** Totals of all donations on record. Sums are in cents, refunds not subtracted. */
export const ledgerTotalsSchema = z.object({
  all: totalsSchema,
  byStatus: z.record(z.enum(COUNTED_STATUSES), totalsSchema),
  /** Part of the figures above, but not of `accounts`. */
  entered: enteredTotalsSchema,
  /** The totals of our account at Stripe, by its currencies. */
  accounts: z.array(accountTotalsSchema),
});
export type LedgerTotals = z.output<typeof ledgerTotalsSchema>;

/** The fields of donations whose sums are the totals of an account. */
export const ACCOUNT_FIELDS = [
  'account_gross_cents',
  'account_fee_cents',
  'account_refunded_cents',
  'account_disputed_cents',
] as const;

/** Sums over `donations`, which Firestore calculates. */
export interface LedgerSums {
  /** Donations whose field has this value. */
  readonly totals: (
    field: 'payment_status' | 'entered_method',
    equals: CountedStatus | EnteredMethod,
  ) => Promise<Totals>;
  /** The values of `account_currency`. */
  readonly currencies: () => Promise<readonly string[]>;
  /** Sums of donations whose `account_currency` is this one. */
  readonly account: (
    currency: string,
  ) => Promise<Readonly<Record<(typeof ACCOUNT_FIELDS)[number], number>>>;
}

/**
 * The totals of the ledger, for its page and for the overview alike.
 * @throws the errors of `sums`
 */
export async function ledgerTotals(sums: LedgerSums): Promise<LedgerTotals> {
  const byStatus = (status: CountedStatus) => sums.totals('payment_status', status);
  const [accounts, entered, succeeded, partially_refunded, refunded, disputed] = await Promise.all([
    accountTotals(sums),
    enteredTotals((method) => sums.totals('entered_method', method)),
    byStatus('succeeded'),
    byStatus('partially_refunded'),
    byStatus('refunded'),
    byStatus('disputed'),
  ]);
  const statuses = { succeeded, partially_refunded, refunded, disputed };
  return { accounts, all: sumOf(Object.values(statuses)), byStatus: statuses, entered };
}

async function accountTotals(sums: LedgerSums): Promise<AccountTotals[]> {
  const currencies = await sums.currencies();
  return Promise.all(
    currencies.map(async (currency) => {
      const account = await sums.account(currency);
      const { account_gross_cents: gross, account_fee_cents: fees } = account;
      const { account_refunded_cents: refunds, account_disputed_cents: disputes } = account;
      return { currency, gross, fees, refunds, disputes, net: gross - fees - refunds - disputes };
    }),
  );
}

/** The totals of manual donations by their method. */
export async function enteredTotals(totalsOf: (method: EnteredMethod) => Promise<Totals>) {
  const [cheque, cash, transfer] = await Promise.all([
    totalsOf('cheque'),
    totalsOf('cash'),
    totalsOf('transfer'),
  ]);
  return { cheque, cash, transfer };
}

/** Adds up several totals. */
export function sumOf(totals: readonly Totals[]): Totals {
  return totals.reduce(
    (all, { count, sum }) => ({ count: all.count + count, sum: all.sum + sum }),
    { count: 0, sum: 0 },
  );
}
