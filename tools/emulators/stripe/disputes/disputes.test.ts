import { begin, emulator, pay, stripe, typesOf } from '../testing/running-emulator.ts';
import { errorOf } from '../testing/stripe-client.ts';

test('a bank disputes a payment and wins', async () => {
  const { id } = await pay();
  const opened = emulator.control.openDispute({ paymentIntent: id });
  expect(await stripe.disputes.retrieve(opened.id, { expand: ['charge'] })).toMatchObject({
    amount: 5000,
    payment_intent: id,
    reason: 'fraudulent',
    status: 'needs_response',
    charge: { disputed: true },
  });
  expect(await errorOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
    code: 'charge_disputed',
  });
  emulator.control.closeDispute(opened.id, 'lost');
  expect(await stripe.disputes.list({ payment_intent: id })).toMatchObject({
    data: [{ status: 'lost' }],
  });
  expect(await typesOf('charge.dispute.')).toEqual([
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.closed',
  ]);
});

test('evidence for a dispute is due at the end of a UTC day, or has no due date', async () => {
  await emulator.control.setClock({ now: '2025-12-31T09:00:00Z' });
  const opened = emulator.control.openDispute({ paymentIntent: (await pay()).id });
  const due = Date.parse('2026-01-07T23:59:59Z') / 1000;
  expect(opened.evidence_details).toMatchObject({ due_by: due, past_due: false });
  const closed = emulator.control.openDispute({
    paymentIntent: (await pay()).id,
    isAnswerable: false,
  });
  expect(closed.evidence_details.due_by).toBe(0);
});

test('an unpaid payment cannot be disputed', async () => {
  const { id } = await begin();
  expect(() => emulator.control.openDispute({ paymentIntent: id })).toThrow(/no charge/);
});
