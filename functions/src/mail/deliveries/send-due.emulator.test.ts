import { LOG } from '../../testing/test-environment.ts';
import { beforeNextTransaction, loseNextCommit } from '../../testing/in-between.ts';
import { FakeProvider } from '../../testing/mail/fake-provider.ts';
import { sendDue } from './send-due.ts';
import { fieldOfAll, fillQueue, sampleQueue } from './testing/sample-queue.ts';

const MINUTE_MS = 60 * 1000;
const EVERYBODY = ['reader-1@example.org', 'reader-2@example.org', 'reader-3@example.org'];
const FAILED_THRICE = ['failed', 'failed', 'failed'];

const provider = new FakeProvider();

function send(queue: Parameters<typeof sendDue>[0] = sampleQueue) {
  return sendDue(queue, { provider, now: Date.now, until: Date.now() + MINUTE_MS });
}

beforeEach(async () => {
  provider.reset();
  await fillQueue();
});

test('of two workers that find the same mails, one sends them', async () => {
  beforeNextTransaction(() => send());
  await send();
  expect(provider.addresses).toEqual(EVERYBODY);
  expect(await fieldOfAll('status')).toEqual(['sent', 'sent', 'sent']);
});

test('a batch whose taking is not known to be committed is sent, once', async () => {
  loseNextCommit();
  await send();
  expect(provider.addresses).toEqual(EVERYBODY);
  expect(await fieldOfAll('status')).toEqual(['sent', 'sent', 'sent']);
  expect(await fieldOfAll('attempts')).toEqual([1, 1, 1]);
});

test('a document that is spoilt while its mail goes out keeps no other from its result', async () => {
  provider.beforeAnswer = async () => {
    await sampleQueue.documents.doc('2').update({ attempts: '1' });
  };
  await send();
  expect(await fieldOfAll('status')).toEqual(['sent', 'sending', 'sent']);
});

test('a run of malformed documents that fills a batch ends nothing', async () => {
  for (const id of ['0a', '0b', '0c']) {
    await sampleQueue.documents.doc(id).set({ status: 'waiting', due_at: new Date(0) });
  }
  await send();
  expect(provider.addresses).toEqual(EVERYBODY);
  expect(await fieldOfAll('status')).toEqual([...FAILED_THRICE, 'sent', 'sent', 'sent']);
  for (const id of ['0a', '0b', '0c']) expect(LOG.join('\n')).toContain(id);
});

test('who is barred gets no mail, and the document says why', async () => {
  const holdBack = () =>
    Promise.resolve(new Map([['2', { status: 'failed' as const, reason: 'They wish for none.' }]]));
  await send({ ...sampleQueue, holdBack });
  expect(provider.addresses).toEqual(EVERYBODY.toSpliced(1, 1));
  expect(await fieldOfAll('status')).toEqual(['sent', 'failed', 'sent']);
  expect(await fieldOfAll('reason')).toEqual([null, 'They wish for none.', null]);
});

test('what a provider has taken and said nothing of may have arrived', async () => {
  provider.beforeAnswer = () => Promise.reject(new Error('It broke down.'));
  await send();
  expect(await fieldOfAll('status')).toEqual(['unknown', 'unknown', 'unknown']);
  await send();
  expect(provider.addresses).toEqual(EVERYBODY);
});
