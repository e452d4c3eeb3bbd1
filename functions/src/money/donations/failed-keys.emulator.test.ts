import { newRequest, useBackend } from '../../testing/backend.ts';
import { CALLABLES } from '@raade/contracts/base/callables';
import {
  paymentRequestSchema,
  paymentResponseSchema,
} from '@raade/contracts/money/donation.schema';
import { claimRevision, storeIntent, recordFailedKey } from './process-donation.ts';
import { createIntent } from './payment-intent.ts';

const backend = useBackend();

const send = (request: unknown) => backend.call(CALLABLES.processDonation, request);
const statusOf = async (id: string) => (await backend.stripe.paymentIntents.retrieve(id)).status;

describe('an answer of 500 that Stripe caches for a day', () => {
  const keep = (times = 1) =>
    backend.control.addFaults({
      requests: [{ method: 'POST', path: '/v1/payment_intents', what: 'keep-500', times }],
    });

  test('does not prevent a donation, since the next request has another key', async () => {
    const request = newRequest();
    const presses = 3;
    // The Stripe library tries three times with the same key.
    keep(3 * presses);
    for (let press = 0; press < presses; press += 1) {
      expect(await send(request)).toMatchObject({ error: { status: 'UNAVAILABLE' } });
    }
    const { paymentIntentId } = await backend.begin(request);
    expect(await statusOf(paymentIntentId)).toBe('requires_payment_method');
    expect(await backend.begin(request)).toMatchObject({ paymentIntentId });
  });

  test('for one of many simultaneous requests still results in one payment', async () => {
    const request = newRequest();
    keep();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(request)));
    answers.push(await send(request), await send(request));
    const handedOut = answers.flatMap(({ result }) =>
      result === undefined ? [] : [paymentResponseSchema.parse(result).paymentIntentId],
    );
    const open = await Promise.all(
      [...new Set(handedOut)].map(async (id) => [id, await statusOf(id)]),
    );
    expect(open.filter(([, status]) => status !== 'canceled')).toHaveLength(1);
    expect(handedOut.at(-1)).toBe(handedOut.at(-2));
  });

  test('leaves no payable intent under the old key, however late it is created', async () => {
    const request = paymentRequestSchema.parse(newRequest());
    const first = await claimRevision(request);
    if (first === 'superseded') throw new Error('It is the first of its attempt.');
    const late = await createIntent(request, first.failedKeys);
    await recordFailedKey(request, first.failedKeys);
    // The first call continues only now.
    expect(await storeIntent(request, first.failedKeys, late.id)).toBe(false);
    const { paymentIntentId } = await backend.begin(request);
    expect(paymentIntentId).not.toBe(late.id);
  });

  test('uses up one key, however many calls get it', async () => {
    const request = paymentRequestSchema.parse(newRequest());
    await claimRevision(request);
    await Promise.all([recordFailedKey(request, 0), recordFailedKey(request, 0)]);
    await recordFailedKey(request, 0);
    expect(await claimRevision(request)).toMatchObject({ failedKeys: 1 });
  });
});

test('an outdated call does not use up keys of newer ones', async () => {
  const request = paymentRequestSchema.parse(newRequest());
  const failedKeys = async (revision: number) => {
    const claimed = await claimRevision({ ...request, revision });
    return claimed === 'superseded' ? claimed : claimed.failedKeys;
  };
  await claimRevision(request);
  await recordFailedKey(request, 0);
  await recordFailedKey(request, 1);
  await recordFailedKey(request, 0);
  expect(await failedKeys(request.revision)).toBe(2);
  const newer = request.revision + 1;
  expect(await failedKeys(newer)).toBe(0);
  await recordFailedKey(request, 2);
  expect(await failedKeys(newer)).toBe(0);
});
