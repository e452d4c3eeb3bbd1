import { PAYMENT_STATUSES } from '@raade/contracts/donations';
import { isForward, statusOf } from './payment-status.ts';

const untouched = { disputed: false, refunded: false, amount_refunded: 0 };

test.each([
  ['succeeded', {}],
  ['partially_refunded', { amount_refunded: 1 }],
  ['refunded', { amount_refunded: 5000, refunded: true }],
  ['disputed', { disputed: true }],
  ['disputed', { disputed: true, amount_refunded: 5000, refunded: true }],
] as const)('a payment is %s after %j', (status, change) => {
  expect(statusOf({ ...untouched, ...change })).toBe(status);
});

test('a payment moves in the order of the statuses only', () => {
  expect(PAYMENT_STATUSES).toEqual(['succeeded', 'partially_refunded', 'refunded', 'disputed']);
  PAYMENT_STATUSES.forEach((from, fromIndex) => {
    PAYMENT_STATUSES.forEach((to, toIndex) => {
      expect(isForward(from, to)).toBe(fromIndex < toIndex);
    });
  });
});
