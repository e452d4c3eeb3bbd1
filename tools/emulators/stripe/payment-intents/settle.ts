import type Stripe from 'stripe';
import type { Context } from '../account/account.ts';
import { cardError, type ApiError } from '../api/errors.ts';
import type { Decline } from '../cards/test-cards.ts';
import { bookCharge } from '../balance/balance-transaction.ts';
import { createCharge } from '../charges/charge.ts';

/**
 * Charges a payment method. The intent becomes `succeeded` (at once, or after `processing`), or
 * `requires_payment_method` again.
 * @returns the error if the card is declined
 */
export function charge(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  authenticated: boolean,
): ApiError | undefined {
  const { account } = context;
  if (method.type === 'us_bank_account') {
    debit(context, intent, method);
    return undefined;
  }
  const decline = account.cards.get(method.id)?.decline;
  intent.next_action = null;
  if (decline) return refuse(context, { intent, method, authenticated, decline });
  if (account.processingSeconds === 0) {
    succeed(context, intent, method, authenticated);
    return undefined;
  }
  intent.status = 'processing';
  context.emit('payment_intent.processing', intent);
  account.clock.after(account.processingSeconds * 1000, () =>
    succeed(context, intent, method, authenticated),
  );
  return undefined;
}

function succeed(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  authenticated: boolean,
): void {
  const { account } = context;
  const paid = createCharge(account, { intent, method, authenticated, decline: undefined });
  if (account.captureSeconds === 0) bookCharge(account, paid);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.latest_charge = paid.id;
  context.emit('charge.succeeded', paid);
  context.emit('payment_intent.succeeded', intent);
  if (paid.balance_transaction === null) captureLater(context, paid);
}

/** Adds the balance transaction later: https://docs.stripe.com/payments/payment-intents/asynchronous-capture. */
function captureLater(context: Context, paid: Stripe.Charge): void {
  const { account } = context;
  account.clock.after(account.captureSeconds * 1000, () => {
    bookCharge(account, paid);
    context.emit('charge.updated', paid);
  });
}

interface Refusal {
  readonly intent: Stripe.PaymentIntent;
  readonly method: Stripe.PaymentMethod;
  readonly authenticated: boolean;
  readonly decline: Decline;
}

function refuse(context: Context, refusal: Refusal): ApiError {
  const { intent, method, decline } = refusal;
  const failed = createCharge(context.account, refusal);
  intent.latest_charge = failed.id;
  const { message, ...reason } = decline;
  const details = { ...reason, charge: failed.id, payment_method: method };
  context.emit('charge.failed', failed);
  failPayment(context, intent, { type: 'card_error', message, ...details });
  return cardError(message, { ...details, payment_intent: intent });
}

/** Resets the intent, so that another payment method can be tried. */
export function failPayment(
  context: Context,
  intent: Stripe.PaymentIntent,
  error: Stripe.PaymentIntent.LastPaymentError & { code: string },
): void {
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = error;
  context.emit('payment_intent.payment_failed', intent);
}

/**
 * "Typically takes 4 business days": https://docs.stripe.com/payments/ach-direct-debit. (Stripe's test mode is faster.)
 */
const DEBIT_SECONDS = 4 * 24 * 60 * 60;

/**
 * Debits a bank account, which settles days later
 * (https://docs.stripe.com/payments/payment-methods#payment-notification). Until then the intent is `processing` and
 * its charge `pending`.
 */
function debit(context: Context, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): void {
  const { account } = context;
  const charge = createCharge(account, {
    intent,
    method,
    authenticated: false,
    decline: undefined,
  });
  Object.assign(charge, { status: 'pending', paid: false, captured: false, amount_captured: 0 });
  intent.status = 'processing';
  intent.latest_charge = charge.id;
  context.emit('charge.pending', charge);
  context.emit('payment_intent.processing', intent);
  const failure = account.bankFailures.get(method.id);
  account.clock.after((account.processingSeconds || DEBIT_SECONDS) * 1000, () => {
    if (failure) sendBack(context, { intent, charge, method, failure });
    else collect(context, intent, charge);
  });
}

function collect(context: Context, intent: Stripe.PaymentIntent, charge: Stripe.Charge): void {
  const { amount } = charge;
  const paid = { status: 'succeeded', paid: true, captured: true, amount_captured: amount };
  Object.assign(charge, paid);
  bookCharge(context.account, charge);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  context.emit('charge.succeeded', charge);
  context.emit('payment_intent.succeeded', intent);
}

interface SentBack {
  readonly intent: Stripe.PaymentIntent;
  readonly charge: Stripe.Charge;
  readonly method: Stripe.PaymentMethod;
  readonly failure: Decline;
}

function sendBack(context: Context, { intent, charge, method, failure }: SentBack): void {
  const { code, message } = failure;
  Object.assign(charge, { status: 'failed', failure_code: code, failure_message: message });
  context.emit('charge.failed', charge);
  const why = { type: 'invalid_request_error', code, message } as const;
  failPayment(context, intent, { ...why, charge: charge.id, payment_method: method });
}
