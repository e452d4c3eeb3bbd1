import { newRequest, useBackend } from '../../testing/backend.ts';
import type { RecordResponse } from '@raade/contracts/money/donation.schema';
import { CALLABLES } from '@raade/contracts/base/callables';
import { donationOf, receiptsOf } from '../../testing/ledger-reading.ts';

const backend = useBackend();

const record = (paymentIntentId: unknown) =>
  backend.call(CALLABLES.recordDonation, { paymentIntentId });

test('a paid donation is recorded once, however often the page asks', async () => {
  const id = await backend.pay();

  const first = await record(id);
  expect(first).toEqual({
    status: 200,
    result: { recorded: true, receiptNumber: expect.stringMatching(/^R-[\dA-Z-]{14}$/) },
  });
  expect(await record(id)).toEqual(first);

  expect(await donationOf(id)).toMatchObject({
    source: 'client',
    payment_status: 'succeeded',
    receipt_number: (first.result as RecordResponse).receiptNumber,
  });
  expect(await receiptsOf(id)).toHaveLength(1);
});

test('a payment that has not succeeded is refused', async () => {
  const { paymentIntentId } = await backend.begin(newRequest());

  expect(await record(paymentIntentId)).toMatchObject({
    status: 400,
    error: { status: 'FAILED_PRECONDITION', message: expect.stringContaining('not succeeded') },
  });
  expect(await donationOf(paymentIntentId)).toBeUndefined();
});

test('an intent of other software is not found, like one that does not exist', async () => {
  const { id } = await backend.stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
  await backend.confirm(id);

  const foreign = await record(id);

  expect(foreign).toMatchObject({ status: 404, error: { status: 'NOT_FOUND' } });
  expect(await record('pi_doesnotexist')).toEqual(foreign);
});

test.each(['', 'ch_123', '../accounts', 'pi_1/../pi_2', 7, undefined])(
  'the id %p is refused as an invalid argument',
  async (id) => {
    expect(await record(id)).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  },
);

test('[DON-32] a paid donation that failed to be recorded is recorded by the next call', async () => {
  const id = await backend.pay();
  backend.control.addFaults({
    requests: [{ method: 'GET', path: '/v1/payment_intents/*', what: 'drop-before', times: 3 }],
  });

  expect(await record(id)).toMatchObject({ status: 503, error: { status: 'UNAVAILABLE' } });
  expect(await donationOf(id)).toBeUndefined();

  expect(await record(id)).toMatchObject({ status: 200 });
  expect(await donationOf(id)).toBeDefined();
});
