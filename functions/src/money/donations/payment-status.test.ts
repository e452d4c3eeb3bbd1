import { statusOf } from './payment-status.ts';

const untouched = { dispute: 'none', refunded_cents: 0, refund_pending_cents: 0 } as const;

test.each([
  ['succeeded', {}],
  ['partially_refunded', { refunded_cents: 1 }],
  ['partially_refunded', { refund_pending_cents: 1 }],
  ['refunded', { refunded_cents: 5000 }],
  ['refunded', { refunded_cents: 1000, refund_pending_cents: 4000 }],
  ['succeeded', { dispute: 'inquiry' }],
  ['disputed', { dispute: 'open' }],
  ['disputed', { dispute: 'lost', refunded_cents: 1000 }],
  ['succeeded', { dispute: 'won' }],
  ['partially_refunded', { dispute: 'won', refunded_cents: 1000 }],
] as const)('a payment is %s after %j', (status, change) => {
  expect(statusOf(5000, { ...untouched, ...change })).toBe(status);
});
