import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { newClientSecret, newId } from '../account/identifiers.ts';
import type { Caller } from '../api/authentication.ts';
import { invalidRequest, missingResource } from '../api/errors.ts';
import { mergeMetadata } from '../api/parameters.ts';
import type { CreateParameters } from './parameters.ts';

/** A fresh intent that waits for a payment method. */
export function newPaymentIntent(
  account: Account,
  parameters: CreateParameters,
): Stripe.PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: parameters.allowed_payment_method_types ?? null,
    amount: parameters.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: parameters.automatic_payment_methods ?? null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: parameters.capture_method ?? 'automatic_async',
    client_secret: newClientSecret(id),
    confirmation_method: 'automatic',
    created: account.clock.seconds(),
    currency: parameters.currency,
    customer: null,
    customer_account: null,
    description: parameters.description || null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: mergeMetadata({}, parameters.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: parameters.receipt_email || null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: parameters.statement_descriptor_suffix || null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

/**
 * The intent with this id. A browser must also know its client secret.
 * @throws ApiError 404 when there is none, 400 when the client secret is missing or another's.
 */
export function paymentIntentFor(
  account: Account,
  { id, caller, clientSecret }: { id: string; caller: Caller; clientSecret: string | undefined },
): Stripe.PaymentIntent {
  const intent = account.paymentIntents.get(id);
  if (!intent) throw missingResource('payment_intent', id, 'intent');
  if (caller === 'browser' && clientSecret === undefined) {
    throw invalidRequest('Missing required param: client_secret.', {
      code: 'parameter_missing',
      param: 'client_secret',
    });
  }
  if (clientSecret !== undefined && clientSecret !== intent.client_secret) {
    throw invalidRequest(
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
    );
  }
  return intent;
}

const PUBLIC_FIELDS = [
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
] as const satisfies readonly (keyof Stripe.PaymentIntent)[];

/** The part of an intent that a publishable key may see: no metadata, no charge. */
export function publicView(intent: Stripe.PaymentIntent): Partial<Stripe.PaymentIntent> {
  return Object.fromEntries(PUBLIC_FIELDS.map((field) => [field, intent[field]]));
}
