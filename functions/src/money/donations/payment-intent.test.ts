import Stripe from 'stripe';
import { isCachedFailure } from './payment-intent.ts';

const { StripeAPIError, StripeConnectionError } = Stripe.errors;

const failure = (statusCode: number, headers: Record<string, string> = {}) =>
  new StripeAPIError({ type: 'api_error', statusCode, headers });

test('a first answer of 500 is kept, though nothing says yet that it is repeated', () => {
  expect(isCachedFailure(failure(500))).toBe(true);
});

test('an answer that was repeated is kept, whatever it is', () => {
  expect(isCachedFailure(failure(400, { 'idempotent-replayed': 'true' }))).toBe(true);
});

test('a request that met another under the same key, and one that never came, are not', () => {
  expect(isCachedFailure(failure(409))).toBe(false);
  expect(isCachedFailure(new StripeConnectionError({ type: 'api_error' }))).toBe(false);
});
