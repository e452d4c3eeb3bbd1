import type Stripe from 'stripe';
import type { Context } from '../account/account.ts';
import { documentationOf } from '../api/errors.ts';
import { bookCharge } from '../balance/balance-transaction.ts';
import { createCharge } from '../charges/charge.ts';
import type { Decline } from '../cards/test-cards.ts';
import { testBankAccountByToken } from '../payment-methods/test-bank-accounts.ts';

/** https://docs.stripe.com/payments/ach-direct-debit: "typically takes 4 business days". Test mode of Stripe's is faster. */
const DEBIT_SECONDS = 4 * 24 * 60 * 60;

/**
 * Debits a bank account, which is a payment whose end is told days later
 * (https://docs.stripe.com/payments/payment-methods#payment-notification): the intent is `processing` and its charge
 * `pending` until then.
 */
export function debit(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): void {
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
  const token = account.bankAccounts.get(method.id) ?? '';
  const failure = testBankAccountByToken(token)?.failure;
  account.clock.after((account.processingSeconds || DEBIT_SECONDS) * 1000, () => {
    if (failure) sendBack(context, { intent, charge, method, failure });
    else collect(context, intent, charge);
  });
}

function collect(context: Context, intent: Stripe.PaymentIntent, charge: Stripe.Charge): void {
  const { amount } = charge;
  Object.assign(charge, {
    status: 'succeeded',
    paid: true,
    captured: true,
    amount_captured: amount,
  });
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
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.last_payment_error = {
    type: 'invalid_request_error',
    code,
    message,
    doc_url: documentationOf(code),
    charge: charge.id,
    payment_method: method,
  };
  context.emit('charge.failed', charge);
  context.emit('payment_intent.payment_failed', intent);
}
