import '../../testing/test-environment.ts';
import { type LocalServer, startLocalServer } from '@raade/contracts/testing/local-server';
import { stripe } from './client.ts';
import { withinTime } from './within-time.ts';

const asked: string[] = [];
let silent: LocalServer;

beforeAll(async () => {
  silent = await startLocalServer((request) => void asked.push(request.url ?? ''));
  process.env.STRIPE_API_BASE = silent.origin;
});

afterAll(() => silent.close());

test('a Stripe that never answers takes a call no longer than its time, whatever is asked and tried again', async () => {
  const began = Date.now();
  const outcomes = await withinTime(
    () =>
      Promise.allSettled([
        stripe().paymentIntents.retrieve('pi_first'),
        stripe()
          .paymentIntents.retrieve('pi_second')
          .catch(() => stripe().paymentIntents.cancel('pi_third')),
      ]),
    300,
  );
  expect(outcomes).toEqual([
    { status: 'rejected', reason: expect.objectContaining({ type: 'StripeConnectionError' }) },
    { status: 'rejected', reason: expect.objectContaining({ type: 'StripeConnectionError' }) },
  ]);
  // Besides its time only the pauses between tries, of which the library makes two for each question.
  expect(Date.now() - began).toBeLessThan(10_000);
  expect(asked).not.toContainEqual(expect.stringContaining('pi_third'));
});
