import '../../testing/test-environment.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stripe } from './client.ts';
import { withinTime } from './within-time.ts';

const asked: string[] = [];
const silent = createServer((request) => void asked.push(request.url ?? ''));

beforeAll(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  process.env.STRIPE_API_BASE = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  silent.closeAllConnections();
  silent.close();
  await once(silent, 'close');
});

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
