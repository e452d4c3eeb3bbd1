import type Stripe from 'stripe';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { firestore } from '../../base/firestore.ts';
import { each } from './books.ts';

export const BALANCE_FIGURES = ['gross', 'fee', 'refunded', 'disputed', 'net'] as const;

/** Sums in cents of what gifts left on our account. */
export type Balance = Record<(typeof BALANCE_FIGURES)[number], number>;

const nothing = (): Balance => ({ gross: 0, fee: 0, refunded: 0, disputed: 0, net: 0 });

/** The figures that a transaction of these types adds to, and how; fees and net come with each. */
const FIGURES: Partial<
  Record<Stripe.BalanceTransaction.Type, readonly ['gross' | 'refunded' | 'disputed', 1 | -1]>
> = {
  charge: ['gross', 1],
  refund: ['refunded', -1],
  refund_failure: ['refunded', -1],
  adjustment: ['disputed', -1],
};

/** The balance as Stripe's report has it: from each movement of the account. */
export async function balanceAtStripe(stripe: Stripe): Promise<Balance> {
  const balance = nothing();
  for await (const { type, amount, fee, net } of stripe.balanceTransactions.list({ limit: 100 })) {
    const figure = FIGURES[type];
    if (figure === undefined) continue;
    balance[figure[0]] += figure[1] * amount;
    balance.fee += fee;
    balance.net += net;
  }
  return balance;
}

const FIELDS = {
  gross: 'account_gross_cents',
  fee: 'account_fee_cents',
  refunded: 'account_refunded_cents',
  disputed: 'account_disputed_cents',
  net: 'account_net_cents',
} as const;

/** The same from the ledger, gift by gift. */
export async function balanceInLedger(): Promise<Balance> {
  const balance = nothing();
  const gifts = firestore()
    .collection(COLLECTIONS.donations)
    .select(...Object.values(FIELDS));
  for await (const gift of each(gifts)) {
    for (const name of BALANCE_FIGURES) {
      balance[name] += Number(gift.get(FIELDS[name]) ?? 0);
    }
  }
  return balance;
}
