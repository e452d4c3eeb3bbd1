import type Stripe from 'stripe';
import type { Context } from '../account/account.ts';
import { newId } from '../account/identifiers.ts';
import { moveBalance } from './balance-transaction.ts';

/**
 * Pays out what is available, as an account does by itself every day, and tells which transactions are in it
 * (https://docs.stripe.com/payouts/reconciliation).
 */
export function payOut(context: Context): Stripe.Payout {
  const { account } = context;
  const now = account.clock.seconds();
  const paid = account.balanceTransactions
    .newestFirst()
    .filter(({ id, available_on }) => available_on <= now && !account.payoutOf.has(id));
  const amount = paid.reduce((sum, { net }) => sum + net, 0);
  const payout = account.payouts.add(newPayout(amount, now));
  const booked = {
    type: 'payout',
    category: 'payout',
    amount: -amount,
    source: payout.id,
  } as const;
  const transaction = moveBalance(account, booked);
  payout.balance_transaction = transaction.id;
  for (const { id } of [...paid, transaction]) account.payoutOf.set(id, payout.id);
  context.emit('payout.created', payout);
  context.emit('payout.paid', payout);
  context.emit('payout.reconciliation_completed', payout);
  return payout;
}

function newPayout(amount: number, now: number): Stripe.Payout {
  return {
    id: newId('po'),
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: now,
    automatic: true,
    balance_transaction: null,
    created: now,
    currency: 'usd',
    description: 'STRIPE PAYOUT',
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'paid',
    trace_id: null,
    type: 'bank_account',
  };
}
