import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { newId } from '../account/identifiers.ts';
import { stripeObject } from '../account/object.ts';

/** Fee for domestic cards in the United States: https://stripe.com/pricing. */
const FEE_PERCENT = 2.9;
const FEE_FIXED_CENTS = 30;
/** Fee for debits of bank accounts: https://stripe.com/pricing/local-payment-methods, ACH Direct Debit. */
const DEBIT_FEE_PERCENT = 0.8;
const DEBIT_FEE_MAX_CENTS = 500;
/** The fee is kept even if the dispute is won: https://docs.stripe.com/disputes. */
const DISPUTE_FEE_CENTS = 1500;
const AVAILABLE_AFTER_SECONDS = 2 * 24 * 60 * 60;

interface Movement {
  readonly type: Stripe.BalanceTransaction.Type;
  /** Cents; negative if it leaves the account. */
  readonly amount: number;
  readonly fee?: number;
  readonly source: string;
}

/** Adds a change of the account's balance (https://docs.stripe.com/api/balance_transactions). */
export function moveBalance(account: Account, movement: Movement): Stripe.BalanceTransaction {
  const { type, amount, fee = 0, source } = movement;
  const now = account.clock.seconds();
  return account.balanceTransactions.add(
    stripeObject<Stripe.BalanceTransaction>({
      id: newId('txn'),
      object: 'balance_transaction',
      type,
      source,
      amount,
      fee,
      net: amount - fee,
      currency: 'usd',
      available_on: type === 'payout' ? now : now + AVAILABLE_AFTER_SECONDS,
      created: now,
    }),
  );
}

/** Books a charge minus its fee. */
export function bookCharge(account: Account, charge: Stripe.Charge): void {
  const { id: source, amount } = charge;
  const fee = feeOf(charge);
  const transaction = moveBalance(account, { type: 'charge', amount, fee, source });
  charge.balance_transaction = transaction.id;
}

function feeOf({ amount, payment_method_details: details }: Stripe.Charge): number {
  if (details?.type === 'us_bank_account') {
    return Math.min(Math.round((amount * DEBIT_FEE_PERCENT) / 100), DEBIT_FEE_MAX_CENTS);
  }
  return Math.round((amount * FEE_PERCENT) / 100) + FEE_FIXED_CENTS;
}

/** Books a refund. Stripe does not return the fee of the charge (https://docs.stripe.com/refunds). */
export function bookRefund(account: Account, refund: Stripe.Refund): void {
  const { id: source, amount } = refund;
  const movement = { type: 'refund', amount: -amount, source } as const;
  refund.balance_transaction = moveBalance(account, movement).id;
}

/** Books the amount of a refund back that the bank has refused (https://docs.stripe.com/refunds#failed-refunds). */
export function bookFailedRefund(account: Account, refund: Stripe.Refund): void {
  const { id: source, amount } = refund;
  const movement = { type: 'refund_failure', amount, source } as const;
  refund.failure_balance_transaction = moveBalance(account, movement).id;
}

/** Books the amount of a dispute and its fee as withdrawn. */
export function bookWithdrawal(account: Account, dispute: Stripe.Dispute): void {
  const { id: source, amount } = dispute;
  const fee = DISPUTE_FEE_CENTS;
  const movement = { type: 'adjustment', amount: -amount, fee, source } as const;
  dispute.balance_transactions.push(moveBalance(account, movement));
}

/** Books the amount of a won dispute back. */
export function bookReinstatement(account: Account, dispute: Stripe.Dispute): void {
  const { id: source, amount } = dispute;
  const movement = { type: 'adjustment', amount, source } as const;
  dispute.balance_transactions.push(moveBalance(account, movement));
}
