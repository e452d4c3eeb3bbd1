import type Stripe from 'stripe';
import type { Account, Context } from '../account/account.ts';
import type { Caller } from '../api/authentication.ts';
import { invalidRequest } from '../api/errors.ts';
import { createPaymentMethod, paymentMethodOf } from '../payment-methods/payment-method.ts';
import type { ConfirmParameters, CreateParameters } from './parameters.ts';
import { newPaymentIntent } from './payment-intent.ts';
import { chargeMethod } from './settle.ts';
import { requireOpen, unexpectedState } from './states.ts';

type Intent = Stripe.PaymentIntent;
type MethodParameters = Pick<ConfirmParameters, 'payment_method' | 'payment_method_data'>;

/** Creates an intent, and confirms it if the parameters say so. */
export function createPaymentIntent(
  context: Context,
  caller: Caller,
  parameters: CreateParameters,
): Intent {
  const intent = newPaymentIntent(context.account, parameters);
  const method = chooseMethod(context.account, caller, parameters);
  if (method) attachMethod(intent, method);
  context.account.paymentIntents.add(intent);
  context.emit('payment_intent.created', intent);
  return parameters.confirm ? confirmPaymentIntent(context, caller, intent, {}) : intent;
}

/**
 * Confirms an intent: charges its payment method, or asks for 3-D Secure first.
 * @throws ApiError 402 if the card is declined, 400 if the intent is already paid or has no payment method
 */
export function confirmPaymentIntent(
  context: Context,
  caller: Caller,
  intent: Intent,
  parameters: ConfirmParameters,
): Intent {
  requireOpen(intent, 'confirm');
  const method = chooseMethod(context.account, caller, parameters) ?? methodOf(context, intent);
  attachMethod(intent, method);
  if (context.account.cards.get(method.id)?.requiresAuthentication) {
    requireAuthentication(context, intent);
    return intent;
  }
  const refusal = chargeMethod(context, intent, method, false);
  if (refusal) throw refusal;
  return intent;
}

/** Cancels an intent. Throws if it is paid or in payment. */
export function cancelPaymentIntent(context: Context, intent: Intent): Intent {
  requireOpen(intent, 'cancel');
  intent.status = 'canceled';
  intent.next_action = null;
  context.emit('payment_intent.canceled', intent);
  return intent;
}

/** The payment method that the parameters name or describe, if any. */
function chooseMethod(account: Account, caller: Caller, parameters: MethodParameters) {
  const { payment_method: id, payment_method_data: data } = parameters;
  if (data) return createPaymentMethod(account, caller, data);
  return id ? paymentMethodOf(account, id) : undefined;
}

/** @throws ApiError 400 if the intent has no payment method */
function methodOf({ account }: Context, intent: Intent): Stripe.PaymentMethod {
  if (typeof intent.payment_method === 'string') {
    return paymentMethodOf(account, intent.payment_method);
  }
  throw unexpectedState(
    intent,
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either " +
      'update the PaymentIntent with a payment method and then confirm it again, or confirm it ' +
      'again directly with a payment method or ConfirmationToken.',
  );
}

/** @throws ApiError 400 for a type of payment method that the intent does not take */
function attachMethod(intent: Intent, method: Stripe.PaymentMethod): void {
  const allowed: readonly string[] = intent.allowed_payment_method_types ?? ['card'];
  if (!allowed.includes(method.type)) {
    throw invalidRequest(
      `The PaymentMethod provided (${method.type}) is not allowed for this PaymentIntent. ` +
        `Please attach a PaymentMethod of one of the following types: ${allowed.join(', ')}.`,
      { code: 'payment_intent_incompatible_payment_method' },
    );
  }
  intent.payment_method = method.id;
  intent.status = 'requires_confirmation';
  intent.last_payment_error = null;
  intent.next_action = null;
}

function requireAuthentication(context: Context, intent: Intent): void {
  intent.status = 'requires_action';
  intent.next_action = {
    type: 'use_stripe_sdk',
    use_stripe_sdk: {
      type: 'three_d_secure_redirect',
      stripe_js: `${context.url}/browser/3ds/${intent.id}`,
    },
  };
  context.emit('payment_intent.requires_action', intent);
}
