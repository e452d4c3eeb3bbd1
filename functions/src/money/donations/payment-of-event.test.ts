import type Stripe from 'stripe';
import { isSubscribed } from './payment-of-event.ts';

test.each([
  ['charge.refunded', true],
  ['customer.created', false],
  ['constructor', false],
  ['toString', false],
])('we are subscribed to %s: %p', (type, expected) => {
  expect(isSubscribed({ type } as Stripe.Event)).toBe(expected);
});
