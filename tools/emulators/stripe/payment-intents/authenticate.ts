import type Stripe from 'stripe';
import type { Context } from '../account/account.ts';
import { paymentMethodOf } from '../payment-methods/payment-method.ts';
import { chargeMethod, failPayment } from './settle.ts';
import { unexpectedState } from './states.ts';

/** The donor's answer in the 3-D Secure challenge. */
type ChallengeOutcome = 'complete' | 'fail';

/**
 * Ends the 3-D Secure challenge of an intent. The error of a declined card is stored in `last_payment_error`, where
 * Stripe.js reads it.
 */
export function authenticate(
  context: Context,
  intent: Stripe.PaymentIntent,
  outcome: ChallengeOutcome,
): void {
  if (intent.status !== 'requires_action' || typeof intent.payment_method !== 'string') {
    throw unexpectedState(intent, 'This PaymentIntent does not wait for an authentication.');
  }
  const method = paymentMethodOf(context.account, intent.payment_method);
  if (outcome === 'complete') {
    chargeMethod(context, intent, method, true);
    return;
  }
  failPayment(context, intent, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. ' +
      'Please choose a different payment method and try again.',
    payment_method: method,
  });
}
