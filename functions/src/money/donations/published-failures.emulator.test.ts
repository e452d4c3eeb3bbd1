import { newRequest, useBackend } from '../../testing/backend.ts';
import { randomUUID } from 'node:crypto';
import { CALLABLES } from '@raade/contracts/base/callables';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { firestore } from '../../base/firestore.ts';
import { deliverEvent, newestEvent } from '../../testing/deliver-event.ts';
import { donationOf, receiptsOf } from '../../testing/ledger-reading.ts';
import { recordDonation } from './ledger.ts';
import { reconcile } from './reconcile.ts';
import { stripe } from '../../base/stripe/client.ts';

// Failures of other people's payment systems, as they published them. They must not happen here.

const backend = useBackend();

const newest = (type: string) => newestEvent(backend, type);
const deliver = (event: object) => deliverEvent(backend, event);

/** Delays the next reading of Stripe: its answer is old when `goOn` lets it through. */
function holdNextRead(): { isRead: Promise<void>; goOn: () => void } {
  const read = stripe().paymentIntents.retrieve.bind(stripe().paymentIntents);
  let goOn: () => void = () => undefined;
  let tell: () => void = () => undefined;
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
  const isRead = new Promise<void>((resolve) => (tell = resolve));
  jest.spyOn(stripe().paymentIntents, 'retrieve').mockImplementationOnce((...asked) => {
    const late = async () => {
      const old = await read(...asked);
      tell();
      await mayGoOn;
      return old;
    };
    return late();
  });
  return { isRead, goOn };
}

/** Holds the calls that make a payment at Stripe until so many of them are there. */
function holdCreations(count: number): void {
  const create = stripe().paymentIntents.create.bind(stripe().paymentIntents);
  let goOn: () => void;
  const allThere = new Promise<void>((resolve) => (goOn = resolve));
  let there = 0;
  jest.spyOn(stripe().paymentIntents, 'create').mockImplementation(async (...call) => {
    there += 1;
    if (there === count) goOn();
    await allThere;
    return create(...call);
  });
}

const sinceYesterday = () => ({ since: new Date(Date.now() - 24 * 60 * 60 * 1000) });

test('Stripe extension of invertase: late news of an earlier state does not overwrite a later one', async () => {
  backend.control.setProcessingSeconds(1);
  await backend.control.setClock({ now: new Date().toISOString() });
  const id = await backend.pay();
  const processing = await newest('payment_intent.processing');
  await backend.control.setClock({ advanceSeconds: 2 });
  backend.control.setProcessingSeconds(0);
  await backend.control.setClock({ real: true });
  const succeeded = await newest('payment_intent.succeeded');
  expect(await deliver(succeeded)).toBe(200);
  const { isRead, goOn } = holdNextRead();
  const late = deliver({ ...succeeded, id: `evt_${randomUUID()}` });
  await isRead;
  await backend.stripe.refunds.create({ payment_intent: id });
  expect(await deliver(await newest('charge.refunded'))).toBe(200);

  expect(await deliver(processing)).toBe(200);
  expect(await deliver({ ...succeeded, id: `evt_${randomUUID()}` })).toBe(200);
  expect(await donationOf(id)).toMatchObject({ payment_status: 'refunded' });
  goOn();
  expect(await late).toBe(200);

  expect(await donationOf(id)).toMatchObject({ payment_status: 'refunded' });
});

test('Open Collective, 2023: whatever state our own notes are in, a payment that succeeded is recorded', async () => {
  const request = newRequest();
  const { paymentIntentId: id } = await backend.begin(request);
  await backend.confirm(id);
  await firestore().collection(COLLECTIONS.limits).doc(`attempt_${request.attempt}`).delete();

  expect(await deliver(await newest('payment_intent.succeeded'))).toBe(200);
  expect(await donationOf(id)).toMatchObject({ amount_cents: 5000 });
});

test('Open Collective, 2024: repairs double nothing and mail nobody twice', async () => {
  const id = await backend.pay();
  await recordDonation(id, 'client');
  const before = await donationOf(id);

  await Promise.all([reconcile(sinceYesterday()), reconcile(sinceYesterday())]);
  await reconcile(sinceYesterday());

  expect(await donationOf(id)).toEqual(before);
  const [receipt, ...others] = await receiptsOf(id);
  expect(others).toEqual([]);

  await firestore().collection(COLLECTIONS.donations).doc(id).delete();
  expect(await reconcile(sinceYesterday())).toMatchObject({ problems: [] });
  expect(await donationOf(id)).toMatchObject({ amount_cents: before?.['amount_cents'] });
  expect(await receiptsOf(id)).toEqual([receipt]);
});

test('Ghost: what is not paid is no donation, and an event that comes twice is one', async () => {
  const { paymentIntentId: unpaid } = await backend.begin(newRequest());
  expect(await deliver(await newest('payment_intent.created'))).toBe(200);
  backend.control.setProcessingSeconds(60);
  const underWay = await backend.pay();
  backend.control.setProcessingSeconds(0);
  expect(await deliver(await newest('payment_intent.processing'))).toBe(200);
  for (const paymentIntentId of [unpaid, underWay]) {
    const answer = await backend.call(CALLABLES.recordDonation, { paymentIntentId });
    expect(answer).toMatchObject({ error: { status: 'FAILED_PRECONDITION' } });
  }
  await reconcile(sinceYesterday());
  expect(await donationOf(unpaid)).toBeUndefined();
  expect(await donationOf(underWay)).toBeUndefined();

  const id = await backend.pay();
  const event = await newest('payment_intent.succeeded');
  for (let times = 0; times < 3; times += 1) expect(await deliver(event)).toBe(200);
  const rows = firestore().collection(COLLECTIONS.donations).where('payment_intent_id', '==', id);
  expect((await rows.get()).size).toBe(1);
  expect(await receiptsOf(id)).toHaveLength(1);
});

test('Polar: calls that race make one payment, and nothing that is settled goes back', async () => {
  const request = newRequest();
  holdCreations(2);
  const answers = await Promise.all([1, 2].map(() => backend.begin(request)));
  expect(new Set(answers.map(({ paymentIntentId }) => paymentIntentId)).size).toBe(1);
  const [{ paymentIntentId: id } = { paymentIntentId: '' }] = answers;
  await backend.confirm(id);

  const event = await newest('payment_intent.succeeded');
  await Promise.all([
    deliver(event),
    backend.call(CALLABLES.recordDonation, { paymentIntentId: id }),
    backend.call(CALLABLES.processDonation, request),
    reconcile(sinceYesterday()),
  ]);

  expect(await donationOf(id)).toMatchObject({ payment_status: 'succeeded' });
  expect((await backend.stripe.paymentIntents.retrieve(id)).status).toBe('succeeded');
  expect(await receiptsOf(id)).toHaveLength(1);
});

test('a crash between record and receipt cannot leave one without the other', async () => {
  const id = await backend.pay();
  const event = await newest('payment_intent.succeeded');
  const transaction = firestore().runTransaction.bind(firestore());
  // The commit gets through, and the function dies before it can say so.
  jest.spyOn(firestore(), 'runTransaction').mockImplementationOnce(async (work) => {
    await transaction(work);
    throw new Error('killed');
  });

  expect(await deliver(event)).toBe(500);
  expect(await receiptsOf(id)).toMatchObject([{ created_at: (await donationOf(id))?.recorded_at }]);
  expect(await deliver(event)).toBe(200);
  expect(await receiptsOf(id)).toHaveLength(1);
});

test('an amount that was changed after the payment was begun is the one that is charged', async () => {
  const request = newRequest({ amount: 5000 });
  const first = await backend.begin(request);
  const second = await backend.begin({ ...request, revision: 1, amount: 10_000 });

  await expect(backend.confirm(first.paymentIntentId)).rejects.toThrow('canceled');
  await backend.confirm(second.paymentIntentId);
  await recordDonation(second.paymentIntentId, 'client');

  expect(await donationOf(first.paymentIntentId)).toBeUndefined();
  expect(await donationOf(second.paymentIntentId)).toMatchObject({ amount_cents: 10_000 });
});
