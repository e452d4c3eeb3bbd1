import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { CALLABLES } from '@raade/contracts/base/callables';
import { DONATION_RATE_MESSAGES, rateRefusalSchema } from '@raade/contracts/money/donation-limits';
import {
  paymentRefusalSchema,
  paymentResponseSchema,
} from '@raade/contracts/money/donation.schema';
import type { Environment } from '@raade/contracts/releases/environment';
import { CallFailure, callFunction, codeOf, MALFORMED_ANSWER } from '@raade/firebase/callables';
import { logger } from '@raade/platform';
import type { Confirmation, IntentAnswer, PaymentGateway } from '../flow/payment-gateway.ts';
import { PAYMENT_MESSAGES } from '../flow/payment-messages.ts';
import { requestRecord } from './request-record.ts';
import { cardOutcome } from './card-outcome.ts';

interface GatewayOptions {
  readonly environment: Environment;
  readonly stripe: Stripe;
  /** The mounted card field; null if there is none. */
  readonly cardField: () => StripeCardElement | null;
}

/** The real gateway: our functions create the intent and the record, Stripe charges the card. */
export function createPaymentGateway({
  environment,
  stripe,
  cardField,
}: GatewayOptions): PaymentGateway {
  return {
    hasCardField: () => cardField() !== null,

    requestIntent: (request) =>
      callFunction(environment, CALLABLES.processDonation, request, paymentResponseSchema).then(
        (answer) => ({ kind: 'intent', ...answer }),
        intentFailureOf,
      ),

    async confirmCard(clientSecret, { fullName, email }) {
      const card = cardField();
      if (!card) return { kind: 'failed', error: PAYMENT_MESSAGES.noCardField };
      const payment_method = { card, billing_details: { name: fullName, email } };
      return stripe
        .confirmCardPayment(clientSecret, { payment_method })
        .then(cardOutcome, confirmationFailure);
    },

    record: (paymentIntentId) => requestRecord(environment, paymentIntentId),
  };
}

function intentFailureOf(error: unknown): IntentAnswer {
  logger.error('payment intent refused', { code: codeOf(error) }, error);
  const details = error instanceof CallFailure ? error.details : undefined;
  const { data: refusal } = paymentRefusalSchema.safeParse(details);
  if (refusal?.reason === 'already-paid') {
    return { kind: 'already-paid', paymentIntentId: refusal.paymentIntentId, paid: refusal.paid };
  }
  if (refusal?.reason === 'canceled') return { kind: 'canceled' };
  const { data: rateRefusal } = rateRefusalSchema.safeParse(details);
  if (rateRefusal) {
    const message = DONATION_RATE_MESSAGES[rateRefusal.reason];
    return { kind: 'failed', error: message, needsNextRevision: false };
  }
  // A refusal that is left here concerns this revision: the next try has to send the next one.
  const isMalformed = codeOf(error) === MALFORMED_ANSWER;
  return {
    kind: 'failed',
    error: isMalformed ? PAYMENT_MESSAGES.noPaymentDetails : PAYMENT_MESSAGES.notInitialized,
    needsNextRevision: refusal !== undefined,
  };
}

function confirmationFailure(error: unknown): Confirmation {
  logger.error('card payment threw', {}, error);
  return { kind: 'failed', error: PAYMENT_MESSAGES.failedWithoutReason };
}
