import type Stripe from 'stripe';
import type { Context } from '../account/account.ts';
import { idOf, newId } from '../account/identifiers.ts';
import { stripeObject } from '../account/object.ts';
import { invalidRequest, missingResource } from '../api/errors.ts';
import { bookReinstatement, bookWithdrawal } from '../balance/balance-transaction.ts';

/** Days in which the association can answer a dispute. */
const ANSWER_DAYS = 7;
const DAY_SECONDS = 24 * 60 * 60;

/** The deadline for an answer, in Unix seconds: the last second of a day in UTC, as Stripe sets it. */
const dueBy = (now: number) => (Math.floor(now / DAY_SECONDS) + ANSWER_DAYS + 1) * DAY_SECONDS - 1;

interface Opening {
  readonly reason: string;
  /** Cents; by default the amount that was not refunded. */
  readonly amount?: number | undefined;
  /** True for an inquiry, which moves no money (https://docs.stripe.com/disputes/how-disputes-work). */
  readonly isInquiry?: boolean | undefined;
  /** False if the bank accepts no evidence. */
  readonly isAnswerable?: boolean | undefined;
}

/** Opens a dispute about a paid intent, or an inquiry (https://docs.stripe.com/disputes). */
export function openDispute(
  context: Context,
  paymentIntentId: string,
  opening: Opening,
): Stripe.Dispute {
  const { account } = context;
  const intent = account.paymentIntents.get(paymentIntentId);
  if (!intent) throw missingResource('payment_intent', paymentIntentId, 'payment_intent');
  const charge = account.charges.get(idOf(intent.latest_charge));
  if (!charge?.paid || charge.disputed) {
    throw invalidRequest(`PaymentIntent ${intent.id} has no charge that could be disputed.`);
  }
  charge.disputed = true;
  const dispute = account.disputes.add(newDispute(charge, opening, account.clock.seconds()));
  if (!opening.isInquiry) bookWithdrawal(account, dispute);
  context.emit('charge.dispute.created', dispute);
  if (!opening.isInquiry) context.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** Turns an inquiry into a dispute. */
export function escalateInquiry(context: Context, id: string): Stripe.Dispute {
  const dispute = requireOpenDispute(context, id);
  if (!isInquiry(dispute)) throw invalidRequest(`Dispute ${id} is no inquiry.`);
  dispute.status = 'needs_response';
  dispute.is_charge_refundable = false;
  bookWithdrawal(context.account, dispute);
  context.emit('charge.dispute.updated', dispute);
  context.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** Closes a dispute: `won` returns the money to the account. An inquiry is closed without effect. */
export function closeDispute(context: Context, id: string, outcome: 'won' | 'lost') {
  const dispute = requireOpenDispute(context, id);
  if (isInquiry(dispute)) {
    dispute.status = 'warning_closed';
    context.emit('charge.dispute.closed', dispute);
    return dispute;
  }
  dispute.status = outcome;
  if (outcome === 'won') bookReinstatement(context.account, dispute);
  context.emit('charge.dispute.closed', dispute);
  if (outcome === 'won') context.emit('charge.dispute.funds_reinstated', dispute);
  return dispute;
}

function requireOpenDispute({ account }: Context, id: string): Stripe.Dispute {
  const dispute = account.disputes.get(id);
  if (!dispute) throw missingResource('dispute', id, 'dispute');
  if (['won', 'lost', 'warning_closed'].includes(dispute.status)) {
    throw invalidRequest(`Dispute ${id} has already been ${dispute.status}.`);
  }
  return dispute;
}

const isInquiry = ({ status }: Stripe.Dispute) => status.startsWith('warning_');

function newDispute(
  charge: Stripe.Charge,
  { reason, amount, isInquiry: isNewInquiry = false, isAnswerable = true }: Opening,
  now: number,
): Stripe.Dispute {
  return stripeObject<Stripe.Dispute>({
    id: newId('dp'),
    object: 'dispute',
    charge: charge.id,
    created: now,
    reason,
    payment_intent: charge.payment_intent,
    currency: charge.currency,
    amount: amount ?? charge.amount - charge.amount_refunded,
    balance_transactions: [],
    evidence_details: stripeObject<Stripe.Dispute.EvidenceDetails>({
      due_by: isAnswerable ? dueBy(now) : 0,
      past_due: false,
    }),
    is_charge_refundable: isNewInquiry,
    status: isNewInquiry ? 'warning_needs_response' : 'needs_response',
  });
}
