import { useBackend } from '../../testing/backend.ts';
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { isSubscribed } from '../donations/payment-of-event.ts';
import { applyEvent } from '../donations/apply-event.ts';
import { collection, firestore } from '../../base/firestore.ts';
import { stripe } from '../../base/stripe/client.ts';
import { crashAt, endAtEachStep, injectCrashes } from '../../testing/inject-crashes.ts';
import { donationOf } from '../../testing/ledger-reading.ts';
import { askedFor, treasurerDesk } from '../../testing/money/treasurer-desk.ts';
import { auditLog } from '../../testing/people/staff-calls.ts';
import { refundAtStripe } from './refund-donation.ts';

const backend = useBackend();

const { given, refund, refundsOf } = treasurerDesk(backend);

test('a request that is sent twice at once, and again after its key expired at Stripe, refunds once', async () => {
  const id = await given();
  const request = askedFor(id);
  await backend.control.setClock({ now: new Date().toISOString() });
  const answers = await Promise.allSettled([refund(request), refund(request)]);
  expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
  const again = await refund(request);
  expect(await refundsOf(id)).toEqual([expect.objectContaining({ id: again.refundId })]);
  await backend.control.setClock({ advanceSeconds: 2 * 24 * 60 * 60 });
  expect(await refund(request)).toEqual(again);
  expect(await refundsOf(id)).toHaveLength(1);
  expect(await auditLog()).toHaveLength(1);
});

test('Stripe refunds once for a request that arrives twice', async () => {
  const id = await given();
  const request = askedFor(id);
  const [first, second] = await Promise.all([refundAtStripe(request), refundAtStripe(request)]);
  expect(second.id).toBe(first.id);
  expect(await refundsOf(id)).toHaveLength(1);
});

test('a repeated request after any interruption refunds once, and is recorded once', async () => {
  const steps = await endAtEachStep({
    questions: [
      [stripe().refunds, 'create'],
      [stripe().paymentIntents, 'retrieve'],
      [firestore(), 'runTransaction'],
    ],
    begin: async () => askedFor(await given()),
    work: (request) => refund(request),
    check: async (request) => {
      expect(await refund(request)).toMatchObject({ amount: 2000, state: 'succeeded' });
      const id = request.paymentIntentId;
      expect(await refundsOf(id)).toEqual([expect.objectContaining({ amount: 2000 })]);
      expect(await donationOf(id)).toMatchObject({ refunded_cents: 2000 });
      const subject = `donations/${id}`;
      expect((await auditLog()).filter((entry) => entry.subject === subject)).toHaveLength(1);
    },
  });
  expect(steps).toBeGreaterThanOrEqual(12);
});

/** Handles Stripe's events, as the webhook does. */
async function receiveEvents(): Promise<void> {
  const { data } = await backend.stripe.events.list({ type: 'charge.refunded' });
  for (const event of data) if (isSubscribed(event)) await applyEvent(event, 'webhook');
}

test('Stripe’s events before, after or instead of the answer have the same result', async () => {
  const id = await given();
  const request = askedFor(id);
  const restore = injectCrashes(crashAt(2), stripe().refunds, 'create');
  await expect(refund(request)).rejects.toMatchObject({ code: 'internal' });
  restore();
  expect(await donationOf(id)).toMatchObject({ refunded_cents: 0 });
  await receiveEvents();
  const afterRefund = { payment_status: 'partially_refunded', refunded_cents: 2000 };
  expect(await donationOf(id)).toMatchObject(afterRefund);
  expect(await refund(request)).toMatchObject({ amount: 2000 });
  await receiveEvents();
  expect(await donationOf(id)).toMatchObject(afterRefund);
  expect(await refundsOf(id)).toHaveLength(1);
});

test('an existing refund is not made again if Stripe caches a failure for its key', async () => {
  const id = await given();
  backend.control.addFaults({
    requests: [{ method: 'POST', path: '/v1/refunds', what: 'keep-500' }],
  });
  expect(await refund(askedFor(id))).toMatchObject({ state: 'succeeded' });
  expect(await refundsOf(id)).toHaveLength(1);
});

test('a failure without a refund is reported to the caller', async () => {
  const id = await given();
  backend.control.addFaults({
    requests: [{ method: 'POST', path: '/v1/refunds', what: 'answer-500', times: 9 }],
  });
  await expect(refund(askedFor(id))).rejects.toMatchObject({ code: 'aborted' });
  expect(await donationOf(id)).toMatchObject({ refunded_cents: 0 });
});

test('a refund whose answer was lost is found by the next request', async () => {
  const id = await given();
  const request = askedFor(id);
  backend.control.addFaults({
    requests: [{ method: 'POST', path: '/v1/refunds', what: 'drop-after', times: 9 }],
  });
  await expect(refund(request)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await refund(request)).toMatchObject({ amount: 2000 });
  expect(await refundsOf(id)).toHaveLength(1);
});

test('one of two concurrent refunds of a donation is refused', async () => {
  const id = await given();
  const both = await Promise.allSettled([refund(askedFor(id)), refund(askedFor(id))]);
  const refused = both.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(await refundsOf(id)).toHaveLength(1);
});

test('a call waits for another’s lock, which expires after a minute', async () => {
  const id = await given();
  const donation = collection('donations').doc(id);
  const turnUntil = (moment: number) => ({
    refund_turn: { request: randomUUID(), until: Timestamp.fromMillis(moment) },
  });
  await donation.update(turnUntil(Date.now() + 30_000));
  await expect(refund(askedFor(id))).rejects.toMatchObject({ code: 'aborted' });
  expect(await refundsOf(id)).toEqual([]);
  await donation.update(turnUntil(Date.now() - 1));
  expect(await refund(askedFor(id))).toMatchObject({ amount: 2000 });
});
