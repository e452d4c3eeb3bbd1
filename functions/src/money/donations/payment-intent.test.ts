import Stripe from 'stripe';
import { isCachedFailure } from './payment-intent.ts';

const { StripeAPIError, StripeConnectionError } = Stripe.errors;

const failure = (statusCode: number, headers: Record<string, string> = {}) =>
  new StripeAPIError({ type: 'api_error', statusCode, headers });

test('a first answer of 500 counts as cached, although it is not marked as repeated', () => {
  expect(isCachedFailure(failure(500))).toBe(true);
});

test('every repeated answer counts as cached', () => {
  expect(isCachedFailure(failure(400, { 'idempotent-replayed': 'true' }))).toBe(true);
});

test('a conflict under the same key, or a lost request, does not count as cached', () => {
  expect(isCachedFailure(failure(409))).toBe(false);
  expect(isCachedFailure(new StripeConnectionError({ type: 'api_error' }))).toBe(false);
});
