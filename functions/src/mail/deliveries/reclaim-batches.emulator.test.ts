import { LOG } from '../../testing/test-environment.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeNextTransaction } from '../../testing/in-between.ts';
import { LEASE_MS } from './delivery-state.ts';
import { reclaimBatches } from './reclaim-batches.ts';
import { fieldOfAll, fillQueue, noteAll, sampleQueue } from './testing/sample-queue.ts';

/** A batch that a worker has taken, and of which nothing was heard since its lease ended. */
const leaveBatch = (endedAgoMs = 1000) =>
  fillQueue({
    ...{ status: 'sending', attempts: 1, lease: 'batch of the worker that died' },
    due_at: Timestamp.fromMillis(Date.now() - endedAgoMs),
  });

const reclaim = () => reclaimBatches(sampleQueue, Date.now);
const statuses = () => fieldOfAll('status');

test('mails whose worker is gone are unknown, and the log says how many', async () => {
  const before = LOG.length;
  await leaveBatch();
  await reclaim();
  expect(await statuses()).toEqual(['unknown', 'unknown', 'unknown']);
  expect(await fieldOfAll('due_at')).toEqual([null, null, null]);
  const told = LOG.slice(before).filter((line) => line.includes('mails did not go out'));
  expect(told).toEqual([expect.stringContaining('"unknown":3')]);
});

test('a batch whose worker may still be at it is left alone', async () => {
  await leaveBatch(-LEASE_MS / 2);
  await reclaim();
  expect(await statuses()).toEqual(['sending', 'sending', 'sending']);
});

test('a malformed document of a batch is unknown, and keeps no run from its work', async () => {
  await leaveBatch();
  await sampleQueue.documents.doc('2').update({ attempts: '1' });
  await reclaim();
  expect(await statuses()).toEqual(['unknown', 'unknown', 'unknown']);
});

test('what a slow worker has noted after all is not called unknown', async () => {
  await leaveBatch();
  beforeNextTransaction(() => noteAll({ status: 'sent', due_at: null }));
  await reclaim();
  expect(await statuses()).toEqual(['sent', 'sent', 'sent']);
});
