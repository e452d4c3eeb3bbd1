import { randomUUID } from 'node:crypto';
import {
  DONATION_LIMITS,
  type CheckedPaymentRequest,
} from '@raade/contracts/money/donation.schema';
import { fromMetadata, isDonation, toMetadata } from './donation-metadata.ts';

/** Longest value of metadata (https://docs.stripe.com/metadata). */
const STRIPE_LIMIT = 500;

const request: CheckedPaymentRequest = {
  attempt: randomUUID(),
  revision: 1000,
  amount: 5000,
  fullName: 'n'.repeat(DONATION_LIMITS.fullName),
  email: 'e'.repeat(DONATION_LIMITS.email),
  message: 'm'.repeat(DONATION_LIMITS.message),
  makeAnonymous: true,
};

test('the longest donation fits into Stripe’s metadata', () => {
  for (const value of Object.values(toMetadata(request))) {
    expect(value.length).toBeLessThanOrEqual(STRIPE_LIMIT);
  }
});

test('an empty message is left out, since Stripe stores no empty values', () => {
  expect(Object.values(toMetadata({ ...request, message: '' }))).not.toContain('');
});

test.each([{}, { kind: 'ticket' }])('metadata of other payments is rejected: %j', (metadata) => {
  expect(isDonation(metadata)).toBe(false);
  expect(() => fromMetadata(metadata)).toThrow('kind');
});
