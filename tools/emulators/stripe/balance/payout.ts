import type Stripe from 'stripe';
import type { Context } from '../account/account.ts';
import { newId } from '../account/identifiers.ts';
import { stripeObject } from '../account/object.ts';
import { moveBalance } from './balance-transaction.ts';

/**
 * Pays out the available balance, as a real account does every day, and records which transactions are in the payout
 * (https://docs.stripe.com/payouts/reconciliation).
 */
export function payOut(context: Context): Stripe.Payout {
  const { account } = context;
  const now = account.clock.seconds();
  const paidTransactions = account.balanceTransactions
    .newestFirst()
    .filter(({ id, available_on }) => available_on <= now && !account.payoutIds.has(id));
  const amount = paidTransactions.reduce((sum, { net }) => sum + net, 0);
  const payout = account.payouts.add(
    stripeObject<Stripe.Payout>({
      id: newId('po'),
      object: 'payout',
      amount,
      currency: 'usd',
      status: 'paid',
      automatic: true,
      arrival_date: now,
      created: now,
      reconciliation_status: 'completed',
    }),
  );
  const transaction = moveBalance(account, {
    type: 'payout',
    amount: -amount,
    source: payout.id,
  });
  payout.balance_transaction = transaction.id;
  for (const { id } of [...paidTransactions, transaction]) account.payoutIds.set(id, payout.id);
  context.emit('payout.created', payout);
  context.emit('payout.paid', payout);
  context.emit('payout.reconciliation_completed', payout);
  return payout;
}
