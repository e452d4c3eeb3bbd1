import type Stripe from 'stripe';
import type { Context } from '../account/account.ts';
import { cardError, type ApiError } from '../api/errors.ts';
import type { Decline } from '../cards/test-cards.ts';
import { bookCharge } from '../balance/balance-transaction.ts';
import { createCharge } from '../charges/charge.ts';

/**
 * Charges a payment method. The intent becomes `succeeded`, at once or after `processing`. If the card is declined, it
 * becomes `requires_payment_method` again.
 * @param isAuthenticated true after a 3-D Secure challenge
 * @returns the error if the card is declined
 */
export function chargeMethod(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  isAuthenticated: boolean,
): ApiError | undefined {
  const { account } = context;
  if (method.type === 'us_bank_account') {
    debit(context, intent, method);
    return undefined;
  }
  const decline = account.cards.get(method.id)?.decline;
  intent.next_action = null;
  if (decline) return refuse(context, { intent, method, isAuthenticated, decline });
  if (account.processingSeconds === 0) {
    succeed(context, intent, method, isAuthenticated);
    return undefined;
  }
  intent.status = 'processing';
  context.emit('payment_intent.processing', intent);
  account.clock.after(account.processingSeconds * 1000, () =>
    succeed(context, intent, method, isAuthenticated),
  );
  return undefined;
}

function succeed(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  isAuthenticated: boolean,
): void {
  const { account } = context;
  const charge = createCharge(account, { intent, method, isAuthenticated, decline: undefined });
  if (account.captureSeconds === 0) bookCharge(account, charge);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.latest_charge = charge.id;
  context.emit('charge.succeeded', charge);
  context.emit('payment_intent.succeeded', intent);
  if (charge.balance_transaction === null) captureLater(context, charge);
}

/** Adds the balance transaction later: https://docs.stripe.com/payments/payment-intents/asynchronous-capture. */
function captureLater(context: Context, charge: Stripe.Charge): void {
  const { account } = context;
  account.clock.after(account.captureSeconds * 1000, () => {
    bookCharge(account, charge);
    context.emit('charge.updated', charge);
  });
}

interface Refusal {
  readonly intent: Stripe.PaymentIntent;
  readonly method: Stripe.PaymentMethod;
  readonly isAuthenticated: boolean;
  readonly decline: Decline;
}

/** Adds the failed charge of a declined card. */
function refuse(context: Context, refusal: Refusal): ApiError {
  const { intent, method, decline } = refusal;
  const failedCharge = createCharge(context.account, refusal);
  intent.latest_charge = failedCharge.id;
  const { message, ...reason } = decline;
  const details = { ...reason, charge: failedCharge.id, payment_method: method };
  context.emit('charge.failed', failedCharge);
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

/** A debit "typically takes 4 business days" (https://docs.stripe.com/payments/ach-direct-debit). */
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
    isAuthenticated: false,
    decline: undefined,
  });
  Object.assign(charge, { status: 'pending', paid: false, captured: false, amount_captured: 0 });
  intent.status = 'processing';
  intent.latest_charge = charge.id;
  context.emit('charge.pending', charge);
  context.emit('payment_intent.processing', intent);
  const failure = account.bankFailures.get(method.id);
  account.clock.after((account.processingSeconds || DEBIT_SECONDS) * 1000, () => {
    if (failure) returnDebit(context, { intent, charge, method, failure });
    else bookDebit(context, intent, charge);
  });
}

/** Ends a debit that the bank has paid. */
function bookDebit(context: Context, intent: Stripe.PaymentIntent, charge: Stripe.Charge): void {
  const { amount } = charge;
  const payment = { status: 'succeeded', paid: true, captured: true, amount_captured: amount };
  Object.assign(charge, payment);
  bookCharge(context.account, charge);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  context.emit('charge.succeeded', charge);
  context.emit('payment_intent.succeeded', intent);
}

interface ReturnedDebit {
  readonly intent: Stripe.PaymentIntent;
  readonly charge: Stripe.Charge;
  readonly method: Stripe.PaymentMethod;
  readonly failure: Decline;
}

/** Ends a debit that the bank has returned unpaid. */
function returnDebit(context: Context, { intent, charge, method, failure }: ReturnedDebit): void {
  const { code, message } = failure;
  Object.assign(charge, { status: 'failed', failure_code: code, failure_message: message });
  context.emit('charge.failed', charge);
  const reason = { type: 'invalid_request_error', code, message } as const;
  failPayment(context, intent, { ...reason, charge: charge.id, payment_method: method });
}
