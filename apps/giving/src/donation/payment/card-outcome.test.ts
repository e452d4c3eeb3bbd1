import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { cardOutcome } from './card-outcome.ts';

const intent = (status: PaymentIntent.Status) => ({ status }) as PaymentIntent;
const stripeError = (fields: Partial<StripeError>) => fields as StripeError;

test('[DON-45] the text of an error is the provider’s, or else the default', () => {
  const error = stripeError({ message: 'Your card was declined.' });
  expect(cardOutcome({ error })).toEqual({ kind: 'failed', error: 'Your card was declined.' });
  expect(cardOutcome({ error: stripeError({}) })).toEqual({
    kind: 'failed',
    error: 'Payment failed. Please try again.',
  });
});

test.each([
  ['card_error', 'card_declined', 'Try another card, or ask your bank for the reason.'],
  ['card_error', 'incorrect_cvc', 'Check the number, the date and the code'],
  ['card_error', 'expired_card', 'Check the number, the date and the code'],
  [
    'invalid_request_error',
    'payment_intent_authentication_failure',
    'Try again and confirm it with your bank',
  ],
] as const)('after a %s with the code %s the donor reads what to do', (type, code, advice) => {
  const outcome = cardOutcome({ error: stripeError({ type, code, message: 'No.' }) });
  expect(outcome).toMatchObject({ kind: 'failed', error: 'No.' });
  expect(outcome).toHaveProperty(
    'advice',
    expect.stringContaining(`Nothing was charged. ${advice}`),
  );
});

test('an error with an unknown outcome does not say that nothing was charged', () => {
  const error = stripeError({ type: 'api_connection_error', message: 'No answer.' });
  expect(cardOutcome({ error })).toEqual({ kind: 'failed', error: 'No answer.' });
});

test('[DON-46] a status other than succeeded is a failure with the status in its text', () => {
  expect(cardOutcome({ paymentIntent: intent('processing') })).toEqual({
    kind: 'failed',
    error: 'Payment processing. Please try again.',
  });
});

test('[DON-30] the status succeeded is a success', () => {
  expect(cardOutcome({ paymentIntent: intent('succeeded') })).toEqual({ kind: 'succeeded' });
});

test.each(['canceled', 'succeeded'] as const)(
  'an error for a payment that is already %s gives this outcome',
  (status) => {
    const error = stripeError({ message: 'Unexpected state.', payment_intent: intent(status) });
    expect(cardOutcome({ error })).toEqual({ kind: status });
  },
);
