import { newRequest, useBackend } from '../../testing/backend.ts';
import { CALLABLES } from '@raade/contracts/base/callables';
import { paymentRequestSchema, type PaymentRequest } from '@raade/contracts/money/donation.schema';
import { createIntent } from './payment-intent.ts';

const backend = useBackend();

const send = (request: unknown) => backend.call(CALLABLES.processDonation, request);
const statusOf = async (id: string) => (await backend.stripe.paymentIntents.retrieve(id)).status;
const intentsMade = () => backend.control.state().paymentIntents.total;

/** Ids of an attempt's payments that can still be paid. */
async function payableOf({ attempt }: PaymentRequest): Promise<string[]> {
  const { data } = await backend.stripe.paymentIntents.list({ limit: 100 });
  return data
    .filter(({ metadata, status }) => metadata.attempt === attempt && status !== 'canceled')
    .map(({ id }) => id);
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise(setImmediate);
}

describe('the same revision', () => {
  test('sent twice at the same time creates one payment', async () => {
    const request = newRequest();
    const before = intentsMade();

    const [one, other] = await Promise.all([backend.begin(request), backend.begin(request)]);

    expect(one).toEqual(other);
    expect(intentsMade()).toBe(before + 1);
  });

  test('gets the same payment again at once, and after Stripe has forgotten the key', async () => {
    const request = newRequest();
    const first = await backend.begin(request);
    expect(await backend.begin(request)).toEqual(first);
    await backend.control.setClock({ advanceSeconds: 48 * 60 * 60 });

    expect(await backend.begin(request)).toEqual(first);
    await backend.control.setClock({ real: true });
  });

  test('creates one payment although Stripe’s answer is lost', async () => {
    const request = newRequest();
    const before = intentsMade();
    backend.control.addFaults({ requests: [{ path: '/v1/payment_intents', what: 'drop-after' }] });

    await backend.begin(request);

    expect(intentsMade()).toBe(before + 1);
  });

  test.each([
    ['amount', { amount: 100_000 }],
    ['name', { fullName: 'Another Donor' }],
    ['message', { message: 'New' }],
  ])('with another %s is refused', async (_field, changes) => {
    const request = newRequest();
    await backend.begin(request);

    expect(await send({ ...request, ...changes })).toMatchObject({
      status: 400,
      error: { status: 'FAILED_PRECONDITION', details: { reason: 'details-changed' } },
    });
  });
});

test('a revision that only Stripe has stored is refused with other details', async () => {
  const request = newRequest();
  // Simulates a call that ends before it has stored its intent.
  await createIntent(paymentRequestSchema.parse(request));

  expect(await send({ ...request, amount: 100_000 })).toMatchObject({
    error: { status: 'FAILED_PRECONDITION', details: { reason: 'details-changed' } },
  });
});

describe('a new revision', () => {
  test('with another amount cancels the earlier payment', async () => {
    const request = newRequest({ amount: 5000 });
    const earlier = await backend.begin(request);
    const later = await backend.begin({ ...request, revision: 1, amount: 10_000 });

    expect(await statusOf(earlier.paymentIntentId)).toBe('canceled');
    const intent = await backend.stripe.paymentIntents.retrieve(later.paymentIntentId);
    expect(intent).toMatchObject({ amount: 10_000, status: 'requires_payment_method' });
  });

  test('is refused for a paid donation, naming the payment and the paid details', async () => {
    const request = newRequest({ message: 'Good luck', makeAnonymous: true });
    const { amount, fullName, email, message, makeAnonymous } = request;
    const paid = { amount, fullName, email, message, makeAnonymous };
    const { paymentIntentId } = await backend.begin(request);
    await backend.confirm(paymentIntentId);

    for (const revision of [0, 1, 2]) {
      const other = { amount: 2 * amount, fullName: 'Another Name', makeAnonymous: false };
      expect(await send({ ...request, ...other, revision })).toMatchObject({
        error: {
          status: 'FAILED_PRECONDITION',
          message: expect.stringContaining('already paid'),
          details: { reason: 'already-paid', paymentIntentId, paid },
        },
      });
    }
  });

  test('is refused while the payment is processing, and so is a repeated request', async () => {
    const request = newRequest();
    const { paymentIntentId } = await backend.begin(request);
    backend.control.setProcessingSeconds(60);
    await backend.confirm(paymentIntentId);
    backend.control.setProcessingSeconds(0);
    expect(await statusOf(paymentIntentId)).toBe('processing');

    for (const revision of [0, 1]) {
      expect(await send({ ...request, revision })).toMatchObject({
        error: { details: { reason: 'already-paid', paymentIntentId } },
      });
    }
    expect(await payableOf(request)).toEqual([paymentIntentId]);
  });

  test('stays payable, and an older revision that arrives late is refused', async () => {
    const request = newRequest();
    const newest = await backend.begin({ ...request, revision: 3 });
    const made = backend.control.state().paymentIntents.total;

    expect(await send({ ...request, revision: 2 })).toMatchObject({
      error: { status: 'FAILED_PRECONDITION', details: { reason: 'superseded' } },
    });
    expect(backend.control.state().paymentIntents.total).toBe(made);
    expect(await statusOf(newest.paymentIntentId)).toBe('requires_payment_method');
  });

  test('cancels an older payment that is still being created', async () => {
    const request = newRequest();
    await backend.control.setClock({ now: new Date().toISOString() });
    backend.control.addFaults({
      requests: [{ path: '/v1/payment_intents', what: 'delay', delayMs: 1000 }],
    });

    const older = send(request);
    await until(() => backend.control.state().pendingFaults === 0);
    const newer = await backend.begin({ ...request, revision: 1, amount: 7500 });
    await backend.control.setClock({ advanceSeconds: 1 });

    expect(await older).toMatchObject({ error: { details: { reason: 'superseded' } } });
    expect(await payableOf(request)).toEqual([newer.paymentIntentId]);
    await backend.control.setClock({ real: true });
  });

  test('leaves only the newest payment payable if several revisions arrive at once', async () => {
    const request = newRequest();
    const revisions = [0, 1, 2].map((revision) => ({ ...request, revision }));

    await Promise.all(revisions.map(send));
    const { paymentIntentId } = await backend.begin({ ...request, revision: 2 });

    expect(await payableOf(request)).toEqual([paymentIntentId]);
  });

  test('can be sent again after the cancellation of the earlier payment has failed', async () => {
    const request = newRequest();
    const earlier = await backend.begin(request);
    const cancellation = `/v1/payment_intents/${earlier.paymentIntentId}/cancel`;
    backend.control.addFaults({ requests: [{ path: cancellation, what: 'answer-500', times: 4 }] });
    const next = { ...request, revision: 1, amount: 7500 };

    expect(await send(next)).toMatchObject({ error: { status: 'UNAVAILABLE' } });
    await backend.begin(next);

    expect(await statusOf(earlier.paymentIntentId)).toBe('canceled');
  });

  test('is needed if the payment was canceled at Stripe', async () => {
    const request = newRequest();
    const { paymentIntentId } = await backend.begin(request);
    await backend.stripe.paymentIntents.cancel(paymentIntentId);

    expect(await send(request)).toMatchObject({ error: { details: { reason: 'canceled' } } });
    await backend.begin({ ...request, revision: 1 });
  });
});
