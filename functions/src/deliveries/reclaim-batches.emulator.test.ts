import { LOG } from '../testing/test-environment.ts';
import { Timestamp } from 'firebase-admin/firestore';
import type { MailResult } from '../mail/mail-provider.ts';
import { beforeNextTransaction } from '../testing/in-between.ts';
import { FakeProvider } from '../testing/mail/fake-provider.ts';
import { LEASE_MS } from './delivery-state.ts';
import { Breaker } from './breaker.ts';
import { reclaimBatches } from './reclaim-batches.ts';
import { fieldOfAll, fillQueue, noteAll, sampleQueue } from './testing/sample-queue.ts';

const KEY = 'batch of the worker that died';
const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const provider = new FakeProvider();
const worker = { provider, now: Date.now, breaker: new Breaker() };

/** A batch that a worker has taken, and of which nothing was heard since its lease ended. */
function leaveBatch(endedAgoMs = 1000): Promise<void> {
  const due = Date.now() - endedAgoMs;
  return fillQueue({
    ...{ status: 'sending', attempts: 1, lease: KEY },
    leased_at: Timestamp.fromMillis(due - LEASE_MS),
    due_at: Timestamp.fromMillis(due),
  });
}

const statuses = () => fieldOfAll('status');

beforeEach(() => {
  provider.reset();
  provider.keyLifeMs = DAY_MS;
});

test('of two workers that find the same batch, one hands it over again, under its key', async () => {
  await leaveBatch();
  beforeNextTransaction(() => reclaimBatches(sampleQueue, worker));
  expect(await reclaimBatches(sampleQueue, worker)).toBe(true);
  expect(provider.asked.map(({ key }) => key)).toEqual([KEY]);
  expect(await statuses()).toEqual(['sent', 'sent', 'sent']);
});

test('a batch whose worker may still be at it is left alone', async () => {
  await leaveBatch(-1000);
  expect(await reclaimBatches(sampleQueue, worker)).toBe(true);
  expect(provider.asked).toEqual([]);
  expect(await statuses()).toEqual(['sending', 'sending', 'sending']);
});

test.each<MailResult>([
  { status: 'temporary', reason: '429 too many requests', retryAfterMs: 1000 },
  { status: 'blocked', reason: '402 no credits', code: '402' },
])(
  'a batch that the provider puts off ($status) may be out already: it waits under its key',
  async (putOff) => {
    await leaveBatch();
    provider.answer = ({ to }) => (to === 'reader-2@example.org' ? putOff : { status: 'sent' });
    expect(await reclaimBatches(sampleQueue, worker)).toBe(true);
    expect(await statuses()).toEqual(['sending', 'sending', 'sending']);

    provider.answer = () => ({ status: 'sent' });
    const later = { ...worker, now: () => Date.now() + 2 * MINUTE_MS };
    expect(await reclaimBatches(sampleQueue, later)).toBe(true);
    expect(provider.asked.map(({ key, mails }) => [key, mails.length])).toEqual([
      [KEY, 3],
      [KEY, 3],
    ]);
    expect(await statuses()).toEqual(['sent', 'sent', 'sent']);
  },
);

test('a batch that is put off until its key is forgotten is unknown', async () => {
  await leaveBatch();
  provider.answer = () => ({ status: 'temporary', reason: '429 too many requests' });
  await reclaimBatches(sampleQueue, worker);
  await reclaimBatches(sampleQueue, { ...worker, now: () => Date.now() + DAY_MS });
  expect(provider.asked).toHaveLength(1);
  expect(await statuses()).toEqual(['unknown', 'unknown', 'unknown']);
});

test('nothing is handed over again while nothing may go out', async () => {
  await leaveBatch();
  const stopped = { ...sampleQueue, holdBack: () => Promise.resolve('stopped' as const) };
  expect(await reclaimBatches(stopped, worker)).toBe(false);
  expect(provider.asked).toEqual([]);
  expect(await statuses()).toEqual(['sending', 'sending', 'sending']);
});

test('mails are unknown that a provider would not know as the same batch', async () => {
  const before = LOG.length;
  await leaveBatch();
  const compose = async (document: { id: string }) => {
    if (document.id === '2') throw new Error('its application was removed');
    return sampleQueue.compose(document);
  };
  await reclaimBatches({ ...sampleQueue, compose }, worker);
  expect(provider.asked).toEqual([]);
  expect(await statuses()).toEqual(['unknown', 'unknown', 'unknown']);
  const told = LOG.slice(before).filter((line) => line.includes('mails did not go out'));
  expect(told).toEqual([expect.stringContaining('"unknown":3')]);
});

test('a batch with a malformed document is unknown, and keeps no run from its work', async () => {
  await leaveBatch();
  await sampleQueue.documents.doc('2').update({ attempts: '1' });
  expect(await reclaimBatches(sampleQueue, worker)).toBe(true);
  expect(provider.asked).toEqual([]);
  expect(await statuses()).toEqual(['unknown', 'unknown', 'unknown']);
});

test('what a slow worker has noted after all is not called unknown', async () => {
  await leaveBatch(DAY_MS);
  beforeNextTransaction(() => noteAll({ status: 'sent', due_at: null }));
  await reclaimBatches(sampleQueue, worker);
  expect(await statuses()).toEqual(['sent', 'sent', 'sent']);
});
