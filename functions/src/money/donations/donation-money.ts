import type Stripe from 'stripe';
import type { DisputeState, DonationMoney } from '@raade/contracts/money/donation-money';
import type { PaidIntent } from './payment-intent.ts';
import type { PaymentReading } from './payment-reading.ts';

/** The money fields of a donation that one reading of Stripe gives; `payout_id` comes later, with the payout. */
export type Money = Omit<DonationMoney, 'account_currency' | 'dispute_due_by' | 'payout_id'> &
  Partial<Pick<DonationMoney, 'account_currency' | 'dispute_due_by'>>;

/** Derives the money fields of a donation from a reading of Stripe. */
export function moneyOf({ intent, refunds, disputes }: PaymentReading): Money {
  const { card, type = 'card' } = intent.latest_charge.payment_method_details ?? {};
  return {
    refunded_cents: amountOf(refunds, ['succeeded']),
    refund_pending_cents: amountOf(refunds, ['pending', 'requires_action']),
    refund_failed_cents: amountOf(refunds, ['failed']),
    ...disputeFieldsOf(disputes),
    payment_method: BANK_DEBITS.has(type) ? 'transfer' : 'card',
    card_brand: card?.brand ?? '',
    card_last4: card?.last4 ?? '',
    ...accountFieldsOf(intent, refunds, disputes),
  };
}

/** https://docs.stripe.com/api/charges/object#charge_object-payment_method_details-type */
const BANK_DEBITS: ReadonlySet<string> = new Set(['us_bank_account', 'sepa_debit']);

function amountOf(refunds: readonly Stripe.Refund[], statuses: readonly string[]): number {
  return refunds
    .filter(({ status }) => statuses.includes(status ?? ''))
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Order of disputes by severity: a donation shows the most severe one. */
const WORST_FIRST = ['lost', 'open', 'won', 'inquiry', 'inquiry-closed'] as const;

/** Sums up the disputes of the most severe state. A charge may be disputed more than once. */
function disputeFieldsOf(disputes: readonly Stripe.Dispute[]) {
  const states = disputes.map(({ status, amount }) => ({
    state: STATES[status] ?? ('open' as const),
    amount,
  }));
  const dispute: DisputeState =
    WORST_FIRST.find((worst) => states.some(({ state }) => state === worst)) ?? 'none';
  const mostSevere = states.filter(({ state }) => state === dispute);
  return { dispute, disputed_cents: mostSevere.reduce((sum, { amount }) => sum + amount, 0) };
}

/** https://docs.stripe.com/api/disputes/object#dispute_object-status */
const STATES: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'inquiry-closed',
  prevented: 'inquiry-closed',
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
};

/**
 * Returns the payment's effect on our account in cents, from Stripe's balance transactions; 0 before the first of them.
 */
function accountFieldsOf(
  { latest_charge }: PaidIntent,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
) {
  const charge = transactionOf(latest_charge.balance_transaction);
  // Failed and canceled refunds have no effect.
  const refundTransactions = refunds
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .flatMap((refund) => transactionOf(refund.balance_transaction) ?? []);
  const disputeTransactions = disputes.flatMap((dispute) => dispute.balance_transactions);
  const transactions = [...(charge ? [charge] : []), ...refundTransactions, ...disputeTransactions];
  return {
    ...(charge && { account_currency: charge.currency }),
    account_gross_cents: charge?.amount ?? 0,
    account_fee_cents: sumOf(transactions, ({ fee }) => fee),
    // `0 -` and not a minus sign alone, which would make -0 of 0.
    account_refunded_cents: 0 - sumOf(refundTransactions, ({ amount }) => amount),
    account_disputed_cents: 0 - sumOf(disputeTransactions, ({ amount }) => amount),
    account_net_cents: sumOf(transactions, ({ net }) => net),
  };
}

function transactionOf(
  transaction: string | Stripe.BalanceTransaction | null,
): Stripe.BalanceTransaction | undefined {
  return typeof transaction === 'object' && transaction !== null ? transaction : undefined;
}

function sumOf(
  transactions: readonly Stripe.BalanceTransaction[],
  valueOf: (transaction: Stripe.BalanceTransaction) => number,
): number {
  return transactions.reduce((sum, transaction) => sum + valueOf(transaction), 0);
}
