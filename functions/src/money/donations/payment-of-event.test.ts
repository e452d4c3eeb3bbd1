import type Stripe from 'stripe';
import { isSubscribed } from './payment-of-event.ts';

test.each([
  ['charge.refunded', true],
  ['customer.created', false],
  ['constructor', false],
  ['toString', false],
])('of %s it is %p that we are subscribed to it', (type, expected) => {
  expect(isSubscribed({ type } as Stripe.Event)).toBe(expected);
});
