import { COLLECTIONS } from '@raade/contracts/base/collections';
import { readSums, readValues } from '@raade/firebase/sums';
import { environment } from '@raade/platform';

/** What gifts left on our account at Stripe, in cents of one of its currencies; as Stripe's balance report has it. */
export interface AccountTotals {
  readonly currency: string;
  readonly gross: number;
  readonly fees: number;
  readonly refunds: number;
  readonly disputes: number;
  readonly net: number;
}

const FIELD = 'account_currency';
const SUMMED = [
  'account_gross_cents',
  'account_fee_cents',
  'account_refunded_cents',
  'account_disputed_cents',
] as const;

/** @throws FirebaseError, like `permission-denied` */
export async function readAccountTotals(): Promise<readonly AccountTotals[]> {
  const { donations: collection } = COLLECTIONS;
  const currencies = await readValues(environment(), { collection, field: FIELD });
  return Promise.all(
    currencies.map(async (currency) => {
      const where = { field: FIELD, equals: currency };
      const sums = await readSums(environment(), { collection, fields: SUMMED, where });
      const { account_gross_cents: gross, account_fee_cents: fees } = sums;
      const { account_refunded_cents: refunds, account_disputed_cents: disputes } = sums;
      return { currency, gross, fees, refunds, disputes, net: gross - fees - refunds - disputes };
    }),
  );
}
