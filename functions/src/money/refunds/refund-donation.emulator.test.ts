import { useBackend } from '../../testing/backend.ts';
import { donationOf } from '../../testing/ledger-reading.ts';
import { askedFor, treasurerDesk } from '../../testing/money/treasurer-desk.ts';
import { auditLog } from '../../testing/people/staff-calls.ts';

const backend = useBackend();

const { given, refund, refundsOf, treasurer } = treasurerDesk(backend);

test('a part goes back with its reason and note, the ledger and the log know of it', async () => {
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
});

test('what is left goes back after a part', async () => {
  const id = await given();
  await refund(askedFor(id));
  expect(await refund(askedFor(id, { amount: 3000, left: 3000 }))).toMatchObject({ amount: 3000 });
  expect(await donationOf(id)).toMatchObject({ payment_status: 'refunded', refunded_cents: 5000 });
});

test('who looked at another amount left gives nothing back, and the ledger learns why', async () => {
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

test('a refund that waits is told as waiting, and counts as given back', async () => {
  const id = await given();
  backend.control.setRefunds('pending');
  expect(await refund(askedFor(id))).toMatchObject({ state: 'pending' });
  expect(await donationOf(id)).toMatchObject({ refund_pending_cents: 2000 });
  await expect(refund(askedFor(id, { amount: 4000 }))).rejects.toMatchObject({
    code: 'failed-precondition',
  });
});

test('what a bank sent back can be given back again, by a request of its own', async () => {
  const id = await given();
  const first = askedFor(id, { amount: 5000 });
  const { refundId } = await refund(first);
  backend.control.settleRefund(refundId, 'failed');
  expect(await refund(first)).toMatchObject({ refundId, state: 'failed' });
  expect(await donationOf(id)).toMatchObject({ refund_failed_cents: 5000, refunded_cents: 0 });
  expect(await refund(askedFor(id, { amount: 5000 }))).toMatchObject({ state: 'succeeded' });
});

test('what a bank disputes is not given back', async () => {
  const id = await given();
  backend.control.openDispute({ paymentIntent: id });
  await expect(refund(askedFor(id))).rejects.toMatchObject({ code: 'failed-precondition' });
  expect(await refundsOf(id)).toEqual([]);
  expect(await donationOf(id)).toMatchObject({ dispute: 'open' });
});
