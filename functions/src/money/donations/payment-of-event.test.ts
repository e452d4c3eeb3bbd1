import type Stripe from 'stripe';
import { isSubscribed } from './payment-of-event.ts';

test.each([
  ['charge.refunded', true],
  ['customer.created', false],
  ['constructor', false],
  ['toString', false],
])('events of type %s are handled: %p', (type, expected) => {
  expect(isSubscribed({ type } as Stripe.Event)).toBe(expected);
});
