import { useBackend } from '../../testing/backend.ts';
import type { RefundRequest } from '@raade/contracts/money/refunds';
import { donationOf } from '../../testing/ledger-reading.ts';
import { askedFor, treasurerDesk } from '../../testing/money/treasurer-desk.ts';
import { auditLog, signedIn } from '../../testing/people/staff-calls.ts';

const backend = useBackend();

const { given, refund, refundsOf, treasurer } = treasurerDesk(backend);

test('a partial refund is recorded at Stripe, in ledger and audit log, and the rest can be refunded later', async () => {
  const id = await given();
  const note = 'Meant to give $30.';
  const answer = await refund(askedFor(id, { reason: 'duplicate', note }));
  const [made] = await refundsOf(id);
  expect(answer).toEqual({ refundId: made?.id, amount: 2000, state: 'succeeded' });
  expect(made).toMatchObject({ amount: 2000, reason: 'duplicate', metadata: { note } });
  const record = await donationOf(id);
  expect(record).toMatchObject({ payment_status: 'partially_refunded', refunded_cents: 2000 });
  expect(record).not.toHaveProperty('refund_turn');
  expect(await auditLog()).toEqual([
    {
      action: 'refund-donation',
      actor: treasurer().uid,
      actor_address: null,
      subject: `donations/${id}`,
      details: { amount_cents: 2000, reason: 'duplicate' },
    },
  ]);
  expect(await refund(askedFor(id, { amount: 3000, left: 3000 }))).toMatchObject({ amount: 3000 });
  expect(await donationOf(id)).toMatchObject({ payment_status: 'refunded', refunded_cents: 5000 });
});

test('a refund based on an outdated remaining amount is refused, and the ledger is updated', async () => {
  const id = await given();
  await backend.stripe.refunds.create({ payment_intent: id, amount: 1000 });
  await expect(refund(askedFor(id))).rejects.toMatchObject({
    code: 'failed-precondition',
    message: expect.stringContaining('$40'),
  });
  expect(await refundsOf(id)).toHaveLength(1);
  expect(await donationOf(id)).toMatchObject({ refunded_cents: 1000 });
  expect(await auditLog()).toEqual([]);
});

test('a pending refund is reported as pending, and counts as returned', async () => {
  const id = await given();
  backend.control.setRefunds('pending');
  expect(await refund(askedFor(id))).toMatchObject({ state: 'pending' });
  expect(await donationOf(id)).toMatchObject({ refund_pending_cents: 2000 });
  await expect(refund(askedFor(id, { amount: 4000 }))).rejects.toMatchObject({
    code: 'failed-precondition',
  });
});

test('a refund that the bank rejected can be made again with a new request', async () => {
  const id = await given();
  const first = askedFor(id, { amount: 5000 });
  const { refundId } = await refund(first);
  backend.control.settleRefund(refundId, 'failed');
  expect(await refund(first)).toMatchObject({ refundId, state: 'failed' });
  expect(await donationOf(id)).toMatchObject({ refund_failed_cents: 5000, refunded_cents: 0 });
  expect(await refund(askedFor(id, { amount: 5000 }))).toMatchObject({ state: 'succeeded' });
});

test('a disputed donation is not refunded', async () => {
  const id = await given();
  backend.control.openDispute({ paymentIntent: id });
  await expect(refund(askedFor(id))).rejects.toMatchObject({ code: 'failed-precondition' });
  expect(await refundsOf(id)).toEqual([]);
  expect(await donationOf(id)).toMatchObject({ dispute: 'open' });
});

test.each([
  ['another amount', { amount: 1000 }],
  ['another reason', { reason: 'fraudulent' as const }],
  ['somebody else', {}],
])('the id of a refund request cannot be used again with changes: %s', async (who, changes) => {
  const id = await given();
  const request = askedFor(id);
  backend.control.addFaults({
    requests: [{ method: 'POST', path: '/v1/refunds', what: 'drop-before', times: 9 }],
  });
  await expect(refund(request)).rejects.toMatchObject({ code: 'unavailable' });
  const asking = who === 'somebody else' ? await signedIn({ roles: ['treasurer'] }) : treasurer();
  await expect(refund({ ...request, ...changes }, asking)).rejects.toMatchObject({
    code: 'already-exists',
  });
  expect(await refundsOf(id)).toEqual([]);
});

test('an unknown or unpaid donation is not refunded', async () => {
  await expect(refund(askedFor('pi_unknown'))).rejects.toMatchObject({ code: 'not-found' });
  const unrecorded = await backend.pay();
  await expect(refund(askedFor(unrecorded))).rejects.toMatchObject({ code: 'not-found' });
  expect(await refundsOf(unrecorded)).toEqual([]);
});

test.each([
  ['an amount of zero', { amount: 0 }],
  ['a negative amount', { amount: -100 }],
  ['an amount with half a cent', { amount: 0.5 }],
  ['more than the remaining amount', { amount: 5001 }],
  ['a reason that Stripe does not know', { reason: 'remorse' }],
  ['a note that is too long for Stripe', { note: 'a'.repeat(501) }],
  ['a payment id with a path', { paymentIntentId: 'pi_a/../b' }],
])('a refund with %s is refused', async (_what, changes) => {
  const request = { ...askedFor('pi_1'), ...changes };
  await expect(refund(request as RefundRequest)).rejects.toMatchObject({
    code: 'invalid-argument',
  });
});
