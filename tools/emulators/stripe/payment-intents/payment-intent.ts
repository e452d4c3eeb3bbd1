import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { newClientSecret, newId } from '../account/identifiers.ts';
import { stripeObject } from '../account/object.ts';
import type { Caller } from '../api/authentication.ts';
import { invalidRequest, missingResource } from '../api/errors.ts';
import { mergeMetadata } from '../api/parameters.ts';
import type { CreateParameters } from './parameters.ts';

/** A new intent without a payment method. */
export function newPaymentIntent(
  account: Account,
  parameters: CreateParameters,
): Stripe.PaymentIntent {
  const id = newId('pi');
  return stripeObject<Stripe.PaymentIntent>({
    id,
    object: 'payment_intent',
    client_secret: newClientSecret(id),
    allowed_payment_method_types: parameters.allowed_payment_method_types ?? null,
    amount: parameters.amount,
    amount_received: 0,
    currency: parameters.currency,
    created: account.clock.seconds(),
    description: parameters.description || null,
    metadata: mergeMetadata({}, parameters.metadata),
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
}

/**
 * The intent with this id. A browser must also know its client secret.
 * @throws ApiError 404 if there is no such intent, 400 if the client secret is missing or wrong
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

// Two lists, since the formatter would write each field of one list on a line of its own.
const PUBLIC_FIELDS = [
  ...(['id', 'object', 'amount', 'client_secret', 'created', 'currency', 'description'] as const),
  ...(['last_payment_error', 'next_action', 'payment_method', 'status'] as const),
] satisfies readonly (keyof Stripe.PaymentIntent)[];

/** The fields of an intent that a browser may see, which exclude metadata and charge. */
export function publicView(intent: Stripe.PaymentIntent): Partial<Stripe.PaymentIntent> {
  return Object.fromEntries(PUBLIC_FIELDS.map((field) => [field, intent[field]]));
}
