import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { newId } from '../account/identifiers.ts';
import { bankAccountDetails } from './bank-account-details.ts';
import type { Decline } from '../cards/test-cards.ts';

interface Attempt {
  readonly intent: Stripe.PaymentIntent;
  readonly method: Stripe.PaymentMethod;
  readonly authenticated: boolean;
  readonly decline: Decline | undefined;
}

/** The record of one try to take money, whether it went through or not. */
export function createCharge(account: Account, attempt: Attempt): Stripe.Charge {
  const { intent, method, decline } = attempt;
  return account.charges.add({
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: null,
    captured: !decline,
    created: account.clock.seconds(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: decline ? declined(decline) : APPROVED,
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details:
      method.type === 'us_bank_account'
        ? bankAccountDetails(method)
        : { type: 'card', card: cardDetails(attempt) },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  });
}

const APPROVED: Stripe.Charge.Outcome = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: 'approved_by_network',
  reason: null,
  risk_level: 'normal',
  seller_message: 'Payment complete.',
  type: 'authorized',
};

const BLOCKED: Stripe.Charge.Outcome = {
  ...APPROVED,
  network_status: 'not_sent_to_network',
  reason: 'highest_risk_level',
  risk_level: 'highest',
  seller_message: 'Stripe blocked this payment as too risky.',
  type: 'blocked',
};

function declined({ decline_code, isBlocked = false }: Decline): Stripe.Charge.Outcome {
  if (isBlocked) return BLOCKED;
  return {
    ...APPROVED,
    network_status: 'declined_by_network',
    reason: decline_code,
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  };
}

function cardDetails(attempt: Attempt): Stripe.Charge.PaymentMethodDetails.Card {
  const { card } = attempt.method;
  return {
    amount_authorized: attempt.decline ? null : attempt.intent.amount,
    authorization_code: null,
    brand: card?.brand ?? null,
    checks: card?.checks ?? null,
    country: card?.country ?? null,
    electronic_commerce_indicator: null,
    exp_month: card?.exp_month ?? 0,
    exp_year: card?.exp_year ?? 0,
    funding: card?.funding ?? null,
    installments: null,
    last4: card?.last4 ?? null,
    mandate: null,
    network: card?.brand ?? null,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: attempt.authenticated ? AUTHENTICATED : null,
    transaction_link_id: null,
    wallet: null,
  };
}

const AUTHENTICATED: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
};
