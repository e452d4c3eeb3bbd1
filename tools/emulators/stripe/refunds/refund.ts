import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { Account, Context } from '../account/account.ts';
import { idOf, newId } from '../account/identifiers.ts';
import { stripeObject } from '../account/object.ts';
import { bookFailedRefund, bookRefund } from '../balance/balance-transaction.ts';
import { invalidRequest, missingResource } from '../api/errors.ts';
import { expand, integer, mergeMetadata, metadata } from '../api/parameters.ts';

/** Parameters of https://docs.stripe.com/api/refunds/create. */
export const refundSchema = z.strictObject({
  amount: z.optional(integer.check(z.minimum(1, 'This value must be greater than or equal to 1.'))),
  payment_intent: z.string(),
  reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
  metadata: z.optional(metadata),
  ...expand,
});
type RefundParameters = z.infer<typeof refundSchema>;

/**
 * Refunds a charge: `amount` cents, or everything that is not refunded yet.
 * @throws ApiError 400 if `amount` is more than that, or the charge is disputed
 */
export function createRefund(context: Context, parameters: RefundParameters): Stripe.Refund {
  const { account } = context;
  const charge = chargeOf(account, parameters);
  const refundable = charge.amount_captured - charge.amount_refunded;
  const amount = parameters.amount ?? refundable;
  requireRefundable(account, charge, { refundable, amount });

  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  // A held refund waits for money on the account, so it is not booked yet.
  const isHeld = account.holdsRefunds;
  const { payment_intent, payment_method, currency } = charge;
  const refund = account.refunds.add(
    stripeObject<Stripe.Refund>({
      id: newId('re'),
      object: 'refund',
      amount,
      currency,
      charge: charge.id,
      payment_intent,
      payment_method,
      balance_transaction: null,
      created: account.clock.seconds(),
      metadata: mergeMetadata({}, parameters.metadata),
      reason: parameters.reason ?? null,
      ...(isHeld && { pending_reason: 'insufficient_funds' as const }),
      status: isHeld ? 'pending' : 'succeeded',
    }),
  );
  if (!isHeld) bookRefund(account, refund);
  context.emit('refund.created', refund);
  context.emit('charge.refunded', charge);
  return refund;
}

/**
 * Settles a pending refund, or lets a refund fail, which restores the charge
 * (https://docs.stripe.com/refunds#failed-refunds).
 */
export function settleRefund(context: Context, id: string, outcome: 'succeeded' | 'failed') {
  const { account } = context;
  const refund = account.refunds.get(id);
  if (!refund) throw missingResource('refund', id);
  const canSettle =
    refund.status === 'pending' || (refund.status === 'succeeded' && outcome === 'failed');
  if (!canSettle) throw invalidRequest(`Refund ${id} has already ${refund.status}.`);
  delete refund.pending_reason;
  if (outcome === 'succeeded') bookRefund(account, refund);
  else {
    if (refund.balance_transaction !== null) bookFailedRefund(account, refund);
    const charge = requireCharge(account, idOf(refund.charge));
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    refund.failure_reason = 'lost_or_stolen_card';
  }
  refund.status = outcome;
  context.emit('refund.updated', refund);
  context.emit('charge.refund.updated', refund);
  if (outcome === 'failed') context.emit('refund.failed', refund);
  return refund;
}

function chargeOf(account: Account, parameters: RefundParameters): Stripe.Charge {
  const intent = account.paymentIntents.get(parameters.payment_intent);
  if (!intent) throw missingResource('payment_intent', parameters.payment_intent, 'payment_intent');
  if (intent.status !== 'succeeded') {
    throw invalidRequest(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    );
  }
  return requireCharge(account, idOf(intent.latest_charge));
}

function requireCharge(account: Account, id: string): Stripe.Charge {
  const charge = account.charges.get(id);
  if (!charge) throw missingResource('charge', id, 'charge');
  return charge;
}

/** Throws if a charge cannot be refunded by this amount. `refundable` is the maximum; both are in cents. */
function requireRefundable(
  { disputes }: Account,
  charge: Stripe.Charge,
  { refundable, amount }: { readonly refundable: number; readonly amount: number },
): void {
  const chargeDisputes = disputes.newestFirst().filter((dispute) => dispute.charge === charge.id);
  if (chargeDisputes.some(({ is_charge_refundable }) => !is_charge_refundable)) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  if (charge.refunded) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (amount > refundable) {
    throw invalidRequest(
      `Refund amount (${formatDollars(amount)}) is greater than unrefunded amount on charge (${formatDollars(refundable)})`,
      { param: 'amount' },
    );
  }
}

function formatDollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
