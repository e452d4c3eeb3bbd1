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

test('a call keeps its time limit if Stripe never answers, with all requests and retries', async () => {
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
  // Adds only the pauses before the library's two retries of each request.
  expect(Date.now() - began).toBeLessThan(10_000);
  expect(asked).not.toContainEqual(expect.stringContaining('pi_third'));
});
