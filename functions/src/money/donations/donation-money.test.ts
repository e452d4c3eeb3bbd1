import { returnedCents } from '@raade/contracts/money/receipts';
import { moneyOf } from './donation-money.ts';
import type { PaymentReading } from './payment-reading.ts';

/** A donation of $100 with these disputes in order, such as `won 3000, lost 4000`. */
function moneyAfter(disputes: string) {
  const listed = disputes.split(', ').filter(Boolean);
  const reading = {
    intent: { latest_charge: { payment_method_details: null, balance_transaction: null } },
    refunds: [],
    disputes: listed.map((dispute) => {
      const [status, amount] = dispute.split(' ');
      return { status, amount: Number(amount), balance_transactions: [] };
    }),
  };
  return moneyOf(reading as unknown as PaymentReading);
}

test.each([
  ['', { dispute: 'none', disputed_cents: 0 }, 0],
  ['lost 4000', { dispute: 'lost', disputed_cents: 4000 }, 4000],
  ['warning_closed 10000, lost 4000', { dispute: 'lost', disputed_cents: 4000 }, 4000],
  ['won 3000, lost 4000', { dispute: 'lost', disputed_cents: 4000 }, 4000],
  ['won 3000, needs_response 4000', { dispute: 'open', disputed_cents: 4000 }, 0],
  ['lost 3000, lost 4000', { dispute: 'lost', disputed_cents: 7000 }, 7000],
])('after %j a donation has the worst status of its disputes', (disputes, expected, returned) => {
  const money = moneyAfter(disputes);
  expect(money).toMatchObject(expected);
  expect(returnedCents(10_000, money)).toBe(returned);
});
