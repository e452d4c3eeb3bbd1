import { startBackend, type Backend } from '../testing/backend.ts';
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/collections';
import type { RefundRequest } from '@raade/contracts/refunds';
import { recordDonation } from '../donations/ledger.ts';
import { firestore } from '../firestore.ts';
import { stripe } from '../stripe/client.ts';
import { Crashed, injectCrashes } from '../testing/inject-crashes.ts';
import { donationOf } from '../testing/ledger-reading.ts';
import { auditLog, callAs, signedIn, type Caller } from '../testing/people/staff-calls.ts';
import { refundDonationCallable } from './refund-donation.callable.ts';

let backend: Backend;
let treasurer: Caller;

beforeAll(async () => {
  backend = await startBackend();
  treasurer = await signedIn({ roles: ['treasurer'] });
});

beforeEach(async () => {
  await backend.control.reset();
  await firestore().recursiveDelete(firestore().collection(COLLECTIONS.auditLog));
});

afterAll(() => backend.close());

/** A donation of $50 in the ledger. */
async function given(): Promise<string> {
  const id = await backend.pay();
  await recordDonation(id, 'webhook');
  return id;
}

const asked = (paymentIntentId: string, changes: Partial<RefundRequest> = {}): RefundRequest => ({
  request: randomUUID(),
  paymentIntentId,
  amount: 2000,
  left: 5000,
  reason: 'requested_by_customer',
  note: '',
  ...changes,
});

const refund = (request: RefundRequest, caller = treasurer) =>
  callAs(caller, refundDonationCallable, request);

const refundsOf = async (id: string) =>
  (await backend.stripe.refunds.list({ payment_intent: id })).data;

test('a part goes back with its reason and note, the ledger and the log know of it', async () => {
  const id = await given();
  const note = 'Meant to give $30.';
  const answer = await refund(asked(id, { reason: 'duplicate', note }));
  const [made] = await refundsOf(id);
  expect(answer).toEqual({ refundId: made?.id, amount: 2000, state: 'succeeded' });
  expect(made).toMatchObject({ amount: 2000, reason: 'duplicate', metadata: { note } });
  const record = await donationOf(id);
  expect(record).toMatchObject({ payment_status: 'partially_refunded', refunded_cents: 2000 });
  expect(record).not.toHaveProperty('refund_turn');
  expect(await auditLog()).toEqual([
    {
      action: 'refund-donation',
      actor: treasurer.uid,
      actor_address: null,
      subject: `donations/${id}`,
      details: { amount_cents: 2000, reason: 'duplicate' },
    },
  ]);
});

test('what is left goes back after a part', async () => {
  const id = await given();
  await refund(asked(id));
  expect(await refund(asked(id, { amount: 3000, left: 3000 }))).toMatchObject({ amount: 3000 });
  expect(await donationOf(id)).toMatchObject({ payment_status: 'refunded', refunded_cents: 5000 });
});

test('a request that is sent twice at once, and again later, gives back once', async () => {
  const id = await given();
  const request = asked(id);
  const answers = await Promise.allSettled([refund(request), refund(request)]);
  expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
  const again = await refund(request);
  expect(await refundsOf(id)).toEqual([expect.objectContaining({ id: again.refundId })]);
  expect(await auditLog()).toHaveLength(1);
});

test('a request that comes again after Stripe has forgotten its key gives back once', async () => {
  const id = await given();
  const request = asked(id);
  await backend.control.setClock({ now: new Date().toISOString() });
  const first = await refund(request);
  await backend.control.setClock({ advanceSeconds: 2 * 24 * 60 * 60 });
  expect(await refund(request)).toEqual(first);
  expect(await refundsOf(id)).toHaveLength(1);
});

/** Ends the function at that one of its questions to the world, and tells whether it had so many. */
async function crashAt(step: number, work: () => Promise<unknown>): Promise<boolean> {
  let steps = 0;
  const mayCrash = () => {
    steps += 1;
    if (steps === step) throw new Crashed();
  };
  const restores = [
    injectCrashes(mayCrash, stripe().refunds, 'create'),
    injectCrashes(mayCrash, stripe().paymentIntents, 'retrieve'),
    injectCrashes(mayCrash, firestore(), 'runTransaction'),
  ];
  await work().catch(() => undefined);
  restores.forEach((restore) => restore());
  return steps >= step;
}

test('wherever the function ends, the same request once more gives back once, and is noted once', async () => {
  let steps = 0;
  for (let step = 1; ; step += 1) {
    const id = await given();
    const request = asked(id);
    if (!(await crashAt(step, () => refund(request)))) break;
    steps = step;
    expect(await refund(request)).toMatchObject({ amount: 2000, state: 'succeeded' });
    expect([step, await refundsOf(id)]).toEqual([
      step,
      [expect.objectContaining({ amount: 2000 })],
    ]);
    expect(await donationOf(id)).toMatchObject({ refunded_cents: 2000 });
    const subject = `donations/${id}`;
    expect((await auditLog()).filter((entry) => entry.subject === subject)).toHaveLength(1);
  }
  expect(steps).toBeGreaterThanOrEqual(12);
});

test('a failure that Stripe keeps for the key is looked through: what was given back is not given again', async () => {
  const id = await given();
  backend.control.addFaults({
    requests: [{ method: 'POST', path: '/v1/refunds', what: 'keep-500' }],
  });
  expect(await refund(asked(id))).toMatchObject({ state: 'succeeded' });
  expect(await refundsOf(id)).toHaveLength(1);
});

test('after a failure that gave nothing back, who asks is told so', async () => {
  const id = await given();
  backend.control.addFaults({
    requests: [{ method: 'POST', path: '/v1/refunds', what: 'answer-500', times: 9 }],
  });
  await expect(refund(asked(id))).rejects.toMatchObject({ code: 'aborted' });
  expect(await donationOf(id)).toMatchObject({ refunded_cents: 0 });
});

test('an answer that is lost on the way from Stripe is found again', async () => {
  const id = await given();
  const request = asked(id);
  backend.control.addFaults({
    requests: [{ method: 'POST', path: '/v1/refunds', what: 'drop-after', times: 9 }],
  });
  await expect(refund(request)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await refund(request)).toMatchObject({ amount: 2000 });
  expect(await refundsOf(id)).toHaveLength(1);
});

test('who looked at another amount left gives nothing back, and the ledger learns why', async () => {
  const id = await given();
  await backend.stripe.refunds.create({ payment_intent: id, amount: 1000 });
  await expect(refund(asked(id))).rejects.toMatchObject({
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
  expect(await refund(asked(id))).toMatchObject({ state: 'pending' });
  expect(await donationOf(id)).toMatchObject({ refund_pending_cents: 2000 });
  await expect(refund(asked(id, { amount: 4000 }))).rejects.toMatchObject({
    code: 'failed-precondition',
  });
});

test('what a bank sent back can be given back again, by a request of its own', async () => {
  const id = await given();
  const first = asked(id, { amount: 5000 });
  const { refundId } = await refund(first);
  backend.control.settleRefund(refundId, 'failed');
  expect(await refund(first)).toMatchObject({ refundId, state: 'failed' });
  expect(await donationOf(id)).toMatchObject({ refund_failed_cents: 5000, refunded_cents: 0 });
  expect(await refund(asked(id, { amount: 5000 }))).toMatchObject({ state: 'succeeded' });
});

test('what a bank disputes is not given back', async () => {
  const id = await given();
  backend.control.openDispute({ paymentIntent: id });
  await expect(refund(asked(id))).rejects.toMatchObject({ code: 'failed-precondition' });
  expect(await refundsOf(id)).toEqual([]);
  expect(await donationOf(id)).toMatchObject({ dispute: 'open' });
});

test('two who give the same donation back at once do it one after the other', async () => {
  const id = await given();
  const both = await Promise.allSettled([refund(asked(id)), refund(asked(id))]);
  const refused = both.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(await refundsOf(id)).toHaveLength(1);
});

test('somebody else’s turn is waited for, and ends after a minute', async () => {
  const id = await given();
  const donation = firestore().collection(COLLECTIONS.donations).doc(id);
  const turnUntil = (moment: number) => ({
    refund_turn: { request: randomUUID(), until: Timestamp.fromMillis(moment) },
  });
  await donation.update(turnUntil(Date.now() + 30_000));
  await expect(refund(asked(id))).rejects.toMatchObject({ code: 'aborted' });
  expect(await refundsOf(id)).toEqual([]);
  await donation.update(turnUntil(Date.now() - 1));
  expect(await refund(asked(id))).toMatchObject({ amount: 2000 });
});

test.each([
  ['another amount', { amount: 1000 }],
  ['another reason', { reason: 'fraudulent' as const }],
])('the number of a request stands for no other one: %s', async (_what, changes) => {
  const id = await given();
  const request = asked(id);
  backend.control.addFaults({
    requests: [{ method: 'POST', path: '/v1/refunds', what: 'drop-before', times: 9 }],
  });
  await expect(refund(request)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(refund({ ...request, ...changes })).rejects.toMatchObject({
    code: 'already-exists',
  });
  expect(await refundsOf(id)).toEqual([]);
});

test('nor for one of somebody else', async () => {
  const id = await given();
  const request = asked(id);
  backend.control.addFaults({
    requests: [{ method: 'POST', path: '/v1/refunds', what: 'drop-before', times: 9 }],
  });
  await expect(refund(request)).rejects.toMatchObject({ code: 'unavailable' });
  const other = await signedIn({ roles: ['treasurer'] });
  await expect(refund(request, other)).rejects.toMatchObject({ code: 'already-exists' });
});

test('what is not in the ledger, or not paid, is not given back', async () => {
  await expect(refund(asked('pi_unknown'))).rejects.toMatchObject({ code: 'not-found' });
  const unrecorded = await backend.pay();
  await expect(refund(asked(unrecorded))).rejects.toMatchObject({ code: 'not-found' });
  expect(await refundsOf(unrecorded)).toEqual([]);
});

test.each([
  ['nothing', { amount: 0 }],
  ['less than nothing', { amount: -100 }],
  ['half a cent', { amount: 0.5 }],
  ['more than is left', { amount: 5001 }],
  ['a reason that Stripe does not know', { reason: 'remorse' }],
  ['a note that Stripe cannot hold', { note: 'a'.repeat(501) }],
  ['a payment that is a path', { paymentIntentId: 'pi_a/../b' }],
])('a request for %s is refused', async (_what, changes) => {
  const request = { ...asked('pi_1'), ...changes };
  await expect(refund(request as RefundRequest)).rejects.toMatchObject({
    code: 'invalid-argument',
  });
});

test('who signed in longer ago than a few minutes is asked for the password first', async () => {
  const id = await given();
  const token = { ...treasurer.token, auth_time: Math.floor(Date.now() / 1000) - 16 * 60 };
  await expect(refund(asked(id), { ...treasurer, token })).rejects.toMatchObject({
    details: { reason: 'sign-in-too-old' },
  });
  expect(await refundsOf(id)).toEqual([]);
});
